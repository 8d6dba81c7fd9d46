"""Field -> source -> probability that its value is right with 0, 1, 2, 3 or more other sources that agree.

Written by ``python -m benchmarks.field_confidence``; not to be edited by hand.
"""

from __future__ import annotations

from collections.abc import Mapping

TABLE: Mapping[str, Mapping[str, tuple[float, ...]]] = {
    "authors": {
        "*": (0.784, 0.872, 0.911, 0.958),
        "dom.class.near": (0.847, 0.892, 0.911, 0.906),
        "dom.line": (0.828, 0.865, 0.846, 0.846),
        "dom.rel.near": (0.747, 0.781, 0.886, 0.866),
        "json_ld.article": (0.705, 0.867, 0.912, 0.959),
        "meta.author": (0.689, 0.852, 0.91, 0.932),
        "microdata": (0.857, 0.866, 0.749, 0.954),
        "twitter:data": (0.827, 0.909, 0.946, 0.955),
    },
    "date_published": {
        "*": (0.81, 0.938, 0.939, 0.972),
        "article:published_time": (0.934, 0.977, 0.953, 0.959),
        "dom.line": (0.905, 0.929, 0.934, 0.945),
        "dom.time.near": (0.914, 0.896, 0.935, 0.966),
        "dom.updated": (0.734, 0.764, 0.764, 0.764),
        "json_ld.article": (0.542, 0.947, 0.933, 0.972),
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
        "*": (0.882, 0.737, 0.933, 0.927),
        "dom.lead": (0.923, 0.76, 0.963, 0.927),
        "og:image": (0.912, 0.775, 0.857, 0.872),
    },
}
