"""The learned part of the arbiter: forests of trees, read from one small file and evaluated by numpy."""

from extractors.model.lexicon import Lexicon
from extractors.model.store import Model, load, save, shipped
from extractors.model.trees import Forest

__all__ = ["Forest", "Lexicon", "Model", "load", "save", "shipped"]
