"""The page of one's own key: what it is, and three ways to be rid of it."""

from homestretch.scene.markup import Markup, el
from homestretch.server.pages.frame import Reader, frame


def page(reader: Reader) -> str:
    main = el(
        "main",
        el("h1", reader.say("web-key")),
        el("p", reader.say("web-key-more")),
        _way("renew", reader.say("web-key-renew"), reader.say("web-key-renew-more")),
        _way("forget", reader.say("web-key-forget"), reader.say("web-key-forget-more")),
        _way("end", reader.say("web-key-end"), reader.say("web-key-end-more")),
        id="main",
        cls="text",
    )
    return frame(reader, reader.say("web-key"), main)


def _way(action: str, text: str, more: str) -> Markup:
    """A button, and what it does before it is pressed."""
    form = el("form", el("button", text, aria_describedby=action), method="post", action=f"/keys/{action}")
    return el("section", el("h2", text), el("p", more, id=action), form)
