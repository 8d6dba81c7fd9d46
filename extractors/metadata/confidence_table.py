"""Field -> source -> probability that its value is right with 0, 1, 2, 3 or more other sources that agree.

Written by ``python -m benchmarks.field_confidence``; not to be edited by hand.
"""

from __future__ import annotations

from collections.abc import Mapping

TABLE: Mapping[str, Mapping[str, tuple[float, ...]]] = {
    "authors": {
        "*": (0.793, 0.879, 0.923, 0.959),
        "dom.class.near": (0.846, 0.889, 0.915, 0.801),
        "dom.line": (0.828, 0.866, 0.847, 0.847),
        "dom.rel.near": (0.748, 0.782, 0.881, 0.874),
        "dom.signature": (0.983, 0.957, 0.957, 0.957),
        "json_ld.article": (0.706, 0.88, 0.913, 0.965),
        "meta.author": (0.689, 0.842, 0.92, 0.932),
        "microdata": (0.941, 0.882, 0.864, 0.923),
        "twitter:data": (0.845, 0.946, 0.952, 0.976),
    },
    "date_published": {
        "*": (0.812, 0.933, 0.94, 0.972),
        "article:published_time": (0.934, 0.977, 0.953, 0.96),
        "dom.line": (0.912, 0.916, 0.933, 0.945),
        "dom.time.near": (0.918, 0.892, 0.935, 0.966),
        "dom.updated": (0.734, 0.764, 0.764, 0.764),
        "json_ld.article": (0.531, 0.948, 0.933, 0.972),
        "json_ld.page": (0.871, 0.851, 0.915, 0.883),
        "microdata": (0.621, 0.843, 0.9, 0.956),
    },
    "headline": {
        "*": (0.731, 0.876, 0.946, 0.966),
        "dom.h1": (0.744, 0.919, 0.964, 0.975),
        "dom.h2": (0.844, 0.803, 0.892, 0.875),
        "dom.h3": (0.98, 0.983, 0.982, 0.976),
        "og:title": (0.586, 0.565, 0.714, 0.557),
    },
    "main_image": {
        "*": (0.882, 0.718, 0.937, 0.927),
        "dom.lead": (0.923, 0.738, 0.967, 0.927),
        "og:image": (0.912, 0.775, 0.857, 0.872),
    },
}
