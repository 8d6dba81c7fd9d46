"""Field -> source -> probability that its value is right with 0, 1, 2, 3 or more other sources that agree.

Written by ``python -m benchmarks.field_confidence``; not to be edited by hand.
"""

from __future__ import annotations

from collections.abc import Mapping

TABLE: Mapping[str, Mapping[str, tuple[float, ...]]] = {
    "authors": {
        "*": (0.759, 0.87, 0.916, 0.956),
        "dom.class.near": (0.794, 0.857, 0.877, 0.79),
        "dom.line": (0.811, 0.946, 0.858, 0.858),
        "dom.rel.near": (0.742, 0.762, 0.884, 0.863),
        "json_ld.article": (0.717, 0.852, 0.923, 0.963),
        "meta.author": (0.673, 0.886, 0.916, 0.929),
        "microdata": (0.885, 0.878, 0.833, 0.958),
        "twitter:data": (0.818, 0.906, 0.915, 0.953),
    },
    "date_published": {
        "*": (0.813, 0.938, 0.931, 0.975),
        "article:published_time": (0.935, 0.995, 0.955, 0.98),
        "dom.line": (0.912, 0.925, 0.888, 0.932),
        "dom.time.near": (0.825, 0.905, 0.943, 0.972),
        "dom.updated": (0.71, 0.745, 0.745, 0.745),
        "json_ld.article": (0.579, 0.921, 0.916, 0.968),
        "json_ld.page": (0.893, 0.949, 0.944, 0.923),
        "microdata": (0.699, 0.849, 0.935, 0.935),
    },
    "headline": {
        "*": (0.731, 0.876, 0.949, 0.965),
        "dom.h1": (0.744, 0.927, 0.964, 0.975),
        "dom.h2": (0.851, 0.795, 0.896, 0.871),
        "dom.h3": (0.98, 0.985, 0.978, 0.976),
        "og:title": (0.594, 0.503, 0.743, 0.543),
    },
    "main_image": {
        "*": (0.809, 0.809, 0.809, 0.809),
        "dom.lead": (0.832, 0.83, 0.83, 0.83),
        "og:image": (0.742, 0.76, 0.76, 0.76),
    },
}
