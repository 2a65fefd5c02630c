"""Files that are the same for everybody, read and compressed once, at the start; what is told to one is not compressed.

A compressed answer is the shorter the more its parts are alike, so whoever may choose one part could find out another.
These files hold no secret and nothing that anybody chose, so nothing is found out from how short they become.
"""

import gzip
import re
from dataclasses import dataclass
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request, Response

from homestretch.server.pages.frame import STYLES

STATIC = Path(__file__).parents[1] / "static"
KEPT = 3600  # seconds a browser may keep a file before it asks again
UNKNOWN = "application/octet-stream"
BLOCK = rb"/\*(?:(?!\*/)[\s\S])*\*/"
COMMENTS = {  # that have their lines to themselves
    ".js": re.compile(rb"^[ \t]*(?:" + BLOCK + rb"|//[^\n]*)[ \t]*\n", re.MULTILINE),
    ".css": re.compile(rb"^[ \t]*" + BLOCK + rb"[ \t]*\n", re.MULTILINE),
}
router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class Packed:
    """A file as it is, and compressed."""

    plain: bytes
    small: bytes
    kind: str
    tag: str

    def answer(self, request: Request) -> Response:
        """What this browser has no copy of, as small as it can read it."""
        headers = {"cache-control": f"max-age={KEPT}", "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, media_type=self.kind, headers=headers)
        return Response(self.small, media_type=self.kind, headers=headers | {"content-encoding": "gzip"})


def packed(plain: bytes, kind: str) -> Packed:
    tag = f'"{blake2b(plain, digest_size=12).hexdigest()}"'
    return Packed(plain, gzip.compress(plain, mtime=0), kind, tag)


def _read(path: Path) -> Packed:
    """As it is, but for comments: they are for whoever reads the source."""
    plain, comments = path.read_bytes(), COMMENTS.get(path.suffix)
    return packed(comments.sub(b"", plain) if comments else plain, guess_type(path.name)[0] or UNKNOWN)


FILES = {path.name: _read(path) for path in STATIC.iterdir() if path.is_file()}
FILES["all.css"] = packed(b"".join(FILES[name].plain for name in STYLES), "text/css")  # in one go


@router.api_route("/static/{name}", methods=["GET", "HEAD"])
async def file(request: Request, name: str) -> Response:
    if name not in FILES:
        raise HTTPException(404)
    return FILES[name].answer(request)
