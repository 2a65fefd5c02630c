"""The door to a lesson: what it is about, how long it takes, and the button that begins it."""

from homestretch.scene.markup import el
from homestretch.server.doors.catalogue import title
from homestretch.server.pages.frame import Reader, frame
from homestretch.server.pages.front import post
from homestretch.server.pages.posters import poster


def learn(reader: Reader, game: str) -> str:
    t = title(game, reader.lang)
    heading = reader.say("web-learn-title", game=t.title)
    doors = el(
        "div",
        post(f"/games/{game}/learn", reader.say("web-learn-begin"), "main"),
        post(f"/games/{game}/play", reader.say("web-play"), ""),
        el("a", reader.say("web-rules"), href=f"/rules/{game}", cls="button quiet"),
        cls="doors",
    )
    told = (el("p", t.about, cls="about"), el("p", reader.say("web-learn-more")))
    main = el(
        "main", el("h1", heading), el("div", poster(game), cls="shot"), *told, doors, id="main", cls="text lesson"
    )
    return frame(reader, heading, main)
