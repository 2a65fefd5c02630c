"""The page where a saved game is opened: a file, or its text."""

from homestretch.scene.markup import el
from homestretch.server.pages.frame import Reader, frame


def records(reader: Reader) -> str:
    file = el("input", type="file", id="file", accept=".hs,.record,.txt,text/plain")
    text = el("textarea", name="record", id="record", rows="10", required=True, spellcheck="false", autocomplete="off")
    form = el(
        "form",
        el("label", reader.say("web-records-file"), for_="file"),
        file,
        el("label", reader.say("web-records-text"), for_="record"),
        text,
        el("button", reader.say("web-records-open"), cls="main"),
        method="post",
        action="/records",
        cls="records",
    )
    head = (el("h1", reader.say("web-records")), el("p", reader.say("web-records-more")))
    main = el("main", *head, form, id="main", cls="text")
    return frame(reader, reader.say("web-records"), main, scripts=("records.js",))
