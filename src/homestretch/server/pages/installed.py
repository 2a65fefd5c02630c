"""What makes the pages an app of their own on a device: a manifest, and a worker that keeps the program's own files."""

import json
from functools import cache
from hashlib import sha256
from pathlib import Path

from homestretch.core.types import Msg
from homestretch.server.telling.sentences import sentences

STATIC = Path(__file__).parents[1] / "static"
PAPER, BRICK = "#f3ebda", "#7d3329"


@cache
def manifest(lang: str) -> str:
    icons = [_icon("icon.svg", "any", "image/svg+xml"), *(_icon(f"icon-{n}.png", f"{n}x{n}") for n in (192, 512))]
    return json.dumps(
        {
            "name": "Homestretch",
            "short_name": "Homestretch",
            "description": sentences(lang).say(Msg("web-welcome")),
            "lang": lang,
            "id": "/",
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": PAPER,
            "theme_color": BRICK,
            "icons": icons,
        },
        ensure_ascii=False,
    )


def _icon(name: str, sizes: str, kind: str = "image/png") -> dict[str, str]:
    return {"src": f"/static/{name}", "sizes": sizes, "type": kind}


@cache
def worker() -> str:
    """The service worker, under the version of all files it may keep."""
    return (STATIC / "worker.js").read_text(encoding="utf-8").replace("VERSION", version())


@cache
def version() -> str:
    """Another one as soon as any file is another."""
    files = sorted(path for path in STATIC.iterdir() if path.is_file())
    return sha256(b"".join(path.name.encode() + path.read_bytes() for path in files)).hexdigest()[:16]
