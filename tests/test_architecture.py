"""The house's rules that a machine can check: who may import whom, what importing may do, names, sizes, docstrings."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import extractors

ROOT = Path(__file__).parents[1]
PACKAGES = ("extractors", "crawler", "newsstand", "benchmarks")
MOST_LINES = 450
BAD_NAMES = {
    "utils",
    "util",
    "helper",
    "helpers",
    "manager",
    "managers",
    "misc",
    "info",
    "smart",
    "generic",
    "process",
    "common",
}


def sources(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def module_name(path: Path) -> str:
    parts = list(path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path, *, for_types: bool = True) -> Iterator[tuple[int, str]]:
    """(line, absolute dotted name) of everything that a module imports, wherever in it, or but for its types alone."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if not for_types:
        tree.body = [n for n in tree.body if not isinstance(n, ast.If) or ast.unparse(n.test) != "TYPE_CHECKING"]
    package = module_name(path) if path.name == "__init__.py" else module_name(path).rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, base]).rstrip(".")
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def test_extractors_stand_alone() -> None:
    forbidden = ("scrapy", "crawler", "newsstand", "benchmarks", "twisted", "tests", "lightgbm", "sqlite3", "requests")
    found = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in sources("extractors")
        for line, name in imported(path)
        if name.partition(".")[0] in forbidden
    ]
    assert found == []


def test_rooms_of_the_extractors_have_no_circle() -> None:
    """A room is a package or a module at the top; what stands below never imports what stands on it, types aside."""
    stands_on: dict[str, set[str]] = {}
    for path in sources("extractors"):
        room = module_name(path).split(".")[1:2]
        for _, name in imported(path, for_types=False):
            found = name.split(".")
            if room and found[0] == "extractors" and len(found) > 1 and found[1] != room[0]:
                stands_on.setdefault(room[0], set()).add(found[1])
    circles = TopologicalSorter(stands_on)
    circles.prepare()  # raises CycleError, which names the circle


def test_modules_of_the_crawler_have_no_circle() -> None:
    """What a module imports never imports it, types aside; an import within a function counts."""
    modules = {module_name(path): path for path in sources("crawler")}
    stands_on: dict[str, set[str]] = {}
    for module, path in modules.items():
        names = {name for _, name in imported(path, for_types=False)}
        stands_on[module] = {name if name in modules else name.rpartition(".")[0] for name in names} & modules.keys()
        stands_on[module] -= {module}
    circles = TopologicalSorter(stands_on)
    circles.prepare()  # raises CycleError, which names the circle


def test_the_crawler_imports_only_what_extractors_export() -> None:
    exported = {f"extractors.{name}" for name in extractors.__all__} | {"extractors"}
    found = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in sources("crawler")
        for line, name in imported(path)
        if name.partition(".")[0] == "extractors" and name not in exported
    ]
    assert found == []


def test_results_and_tests_are_imported_by_nobody() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for package in PACKAGES
        for path in sources(package)
        for line, name in imported(path)
        if name.partition(".")[0] in ("outputs", "tests")
    ]
    assert found == []


def test_exports_exist_and_stand_once() -> None:
    assert [name for name in extractors.__all__ if not hasattr(extractors, name)] == []
    assert len(set(extractors.__all__)) == len(extractors.__all__)


GUARD = """
import importlib, pkgutil, sys

PACKAGE, ALLOWED = {package!r}, (".py", ".pyc", ".so", ".pyi", ".pth", ".cfg")
opened = []

def hook(event, arguments):
    if event == "open":
        name, mode = str(arguments[0]), str(arguments[1] or "")
        if set(mode) & set("wax+"):
            if not name.endswith(".pyc") and "__pycache__" not in name:
                opened.append(f"writes {{name}}")
        elif {root!r} in name and not name.endswith(ALLOWED) and "__pycache__" not in name and "/.venv/" not in name:
            opened.append(f"reads {{name}}")
    elif event.partition(".")[0] in ("socket", "subprocess", "sqlite3") or event == "os.system":
        opened.append(event)

import encodings.idna  # what the interpreter itself reads when it starts
before = set(sys.modules)
sys.addaudithook(hook)
package = importlib.import_module(PACKAGE)
for found in pkgutil.walk_packages(package.__path__, PACKAGE + "."):
    if not found.name.endswith("__main__"):
        importlib.import_module(found.name)
print("opened", *opened, sep="\\n")
print("modules", *sorted(set(sys.modules) - before), sep="\\n")
"""


@pytest.fixture(scope="module")
def import_of_everything() -> tuple[list[str], set[str]]:
    """(what was opened, which modules were loaded) when every module of extractors is imported in a fresh process."""
    code = GUARD.format(package="extractors", root=str(ROOT))
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-2_000:]
    opened, modules = done.stdout.split("modules\n")
    return opened.split("\n")[1:-1], set(modules.split())


def test_importing_extractors_opens_nothing(import_of_everything: tuple[list[str], set[str]]) -> None:
    assert import_of_everything[0] == []


def test_importing_extractors_loads_no_scrapy(import_of_everything: tuple[list[str], set[str]]) -> None:
    tops = {name.partition(".")[0] for name in import_of_everything[1]}
    assert "extractors" in tops
    assert (
        tops & {"scrapy", "twisted", "crawler", "lightgbm", "pandas", "requests", "newsstand", "benchmarks", "scipy"}
        == set()
    )


@pytest.mark.parametrize("package", PACKAGES)
def test_names_say_what_things_are(package: str) -> None:
    words = {
        path: set(re.split(r"_", path.parent.name if path.name == "__init__.py" else path.stem))
        for path in sources(package)
    }
    assert [str(path.relative_to(ROOT)) for path, parts in words.items() if parts & BAD_NAMES] == []


def test_modules_are_of_readable_length() -> None:
    long = {
        str(path.relative_to(ROOT)): count
        for package in PACKAGES
        for path in sources(package)
        if (count := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert long == {}


def test_no_clock_and_no_chance_in_extractors() -> None:
    """Same bytes, same output: nothing may ask for the time or for random numbers."""
    pattern = re.compile(
        r"\b(?:time\.(?:time|monotonic|perf_counter)|datetime\.(?:now|utcnow|today)|date\.today|random\.)\b"
    )
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sources("extractors")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line.partition("#")[0])
        or re.match(r"\s*(?:import|from) (?:random|time|secrets|uuid)\b", line)
    ]
    assert found == []


def test_no_bare_except_and_no_silent_one() -> None:
    found = []
    for package in ("extractors", "crawler"):
        for path in sources(package):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ExceptHandler) and (
                    node.type is None
                    or (
                        isinstance(node.type, ast.Name)
                        and node.type.id in ("Exception", "BaseException")
                        and all(isinstance(line, ast.Pass) for line in node.body)
                    )
                ):
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == []


def public_definitions(path: Path) -> Iterator[tuple[int, str, str | None]]:
    """(line, name, docstring) of the public functions and classes at the top of a module."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            yield node.lineno, node.name, ast.get_docstring(node)


def test_public_functions_and_classes_are_documented() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line} {name}"
        for path in sources("extractors")
        for line, name, text in public_definitions(path)
        if not text
    ]
    assert found == []


def test_modules_say_what_they_are_for() -> None:
    found = [
        str(path.relative_to(ROOT))
        for package in PACKAGES
        for path in sources(package)
        if path.read_text(encoding="utf-8").strip()
        and not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []


def test_what_is_exported_is_documented() -> None:
    for name in extractors.__all__:
        value = getattr(extractors, name)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert inspect.getdoc(value), name
    assert importlib.import_module("extractors").__doc__
