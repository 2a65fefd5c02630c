"""Where the project lives, which only whoever publishes it knows: HOMESTRETCH_URL, the address of its repository."""

import os
import re

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#|/)([^)\s]+)\)")


def address() -> str:
    return os.environ.get("HOMESTRETCH_URL", "").rstrip("/")


def urls() -> dict[str, str]:
    """The links beside the package where it is published; none that leads nowhere."""
    home = address()
    if not home:
        return {}
    return {
        "Source": home,
        "Documentation": f"{home}/tree/main/docs",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


def anywhere(text: str, version: str) -> str:
    """The README with links that work where its folder is not: to the files of this version, pictures as such."""
    home = address()

    def whole(found: re.Match[str]) -> str:
        kind = "raw" if found[1] else "blob"
        return f"{found[1]}[{found[2]}]({home}/{kind}/v{version}/{found[3]})"

    return LINK.sub(whole, text) if home else text
