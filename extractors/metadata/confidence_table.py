"""Field -> source -> probability that its value is right with 0, 1, 2, 3 or more other sources that agree.

Written by ``python -m benchmarks.field_confidence``; not to be edited by hand.
"""

from __future__ import annotations

from collections.abc import Mapping

TABLE: Mapping[str, Mapping[str, tuple[float, ...]]] = {
    "authors": {
        "*": (0.778, 0.877, 0.921, 0.958),
        "dom.class.near": (0.844, 0.891, 0.911, 0.905),
        "dom.line": (0.828, 0.866, 0.847, 0.847),
        "dom.rel.near": (0.747, 0.782, 0.886, 0.866),
        "json_ld.article": (0.705, 0.869, 0.921, 0.959),
        "meta.author": (0.663, 0.879, 0.906, 0.929),
        "microdata": (0.879, 0.879, 0.834, 0.961),
        "twitter:data": (0.827, 0.909, 0.946, 0.955),
    },
    "date_published": {
        "*": (0.81, 0.938, 0.939, 0.972),
        "article:published_time": (0.933, 0.977, 0.953, 0.959),
        "dom.line": (0.906, 0.929, 0.934, 0.946),
        "dom.time.near": (0.914, 0.895, 0.935, 0.965),
        "dom.updated": (0.734, 0.764, 0.764, 0.764),
        "json_ld.article": (0.542, 0.947, 0.933, 0.973),
        "json_ld.page": (0.871, 0.851, 0.915, 0.883),
        "microdata": (0.618, 0.838, 0.881, 0.953),
    },
    "headline": {
        "*": (0.732, 0.875, 0.946, 0.966),
        "dom.h1": (0.744, 0.919, 0.964, 0.975),
        "dom.h2": (0.851, 0.795, 0.892, 0.875),
        "dom.h3": (0.98, 0.983, 0.982, 0.976),
        "og:title": (0.586, 0.565, 0.714, 0.557),
    },
    "main_image": {
        "*": (0.886, 0.739, 0.935, 0.938),
        "dom.lead": (0.93, 0.763, 0.967, 0.939),
        "og:image": (0.913, 0.776, 0.858, 0.874),
    },
}
