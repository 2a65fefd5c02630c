"""The manual under /docs, where whoever runs the server has built one: files that are the same for everybody."""

import base64
import hashlib
import re
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import FileResponse, RedirectResponse

from homestretch.server.doors.files import KEPT
from homestretch.server.house import House

HERE = Path(__file__).parents[2] / "manual"  # in what is published; a checkout has none before `make docs`
SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
# Its pages hold scripts and styles of their own; of scripts only those that were there when the server started.
POLICY = (
    "default-src 'none'; script-src 'self' {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; worker-src 'self' blob:; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)


def router(folder: str) -> APIRouter:
    """What answers for the manual in this folder."""
    found, home = APIRouter(include_in_schema=False), Path(folder).resolve()
    files = {path.relative_to(home).as_posix(): path for path in home.rglob("*") if path.is_file()}
    policy = POLICY.format(scripts=" ".join(sorted(_digests(files))))

    @found.get("/docs")
    async def front() -> Response:
        return RedirectResponse("/docs/")

    @found.api_route("/docs/{name:path}", methods=["GET", "HEAD"])
    async def page(request: Request, name: str) -> Response:
        if f"{name}/index.html" in files:  # a folder without its slash: links of its page would lead astray
            return RedirectResponse(f"{request.url.path}/")
        at = name if name and not name.endswith("/") else f"{name}index.html"
        if at not in files:
            raise HTTPException(404)
        headers = {"cache-control": f"max-age={KEPT}", "content-security-policy": policy}
        return FileResponse(files[at], headers=headers)

    return found


def packed() -> str:
    """The folder of the manual that came with the package; empty where none did."""
    return str(HERE) if is_built(str(HERE)) else ""


def is_built(folder: str) -> bool:
    """Whether a manual lies in this folder."""
    return Path(folder, "index.html").is_file()


def is_shown(request: Request) -> bool:
    """Whether this server has one, so that its pages may lead there."""
    house: House = request.app.state.house
    return bool(house.settings.docs)


def _digests(files: dict[str, Path]) -> set[str]:
    """The scripts within pages, as a policy names them."""
    pages = (path.read_bytes() for name, path in files.items() if name.endswith(".html"))
    scripts = {script for page in pages for script in SCRIPT.findall(page)}
    return {f"'sha256-{base64.b64encode(hashlib.sha256(script).digest()).decode()}'" for script in scripts}
