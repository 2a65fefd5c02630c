"""A view drawn for those who watch a learner: text, SVG, or pixels."""

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray

from homestretch.core.view import View

WIDTH, HEIGHT = 110, 60
MODES = ("human", "ansi", "svg", "rgb_array")


def draw(view: View, mode: str) -> Any:
    """The picture in this mode; `human` prints the text and gives nothing."""
    if mode == "svg":
        return svg(view)
    if mode == "rgb_array":
        return pixels(view)
    if mode == "human":
        return print(text(view))  # noqa: T201 - showing it is what is asked
    return text(view)


def svg(view: View) -> str:
    from homestretch.scene.svg import picture

    return picture(view)


def text(view: View) -> str:
    """The scene as a terminal shows it, with its colours."""
    from rich.console import Console

    from homestretch.scene import scene_of
    from homestretch.scene.text import Pane, show
    from homestretch.texts import Texts

    texts = Texts("en", view.game)
    offered = frozenset(view.ask.tokens if view.ask else ())
    pane = Pane(offered, lambda msg: texts.say(msg, (), view.seat), texts.name, WIDTH, HEIGHT)
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=WIDTH)
    with console.capture() as captured:
        console.print(show(*scene_of(view), pane))
    return captured.get()


def pixels(view: View) -> NDArray[np.uint8]:
    """The SVG as an image of height, width and 3 colours."""
    import resvg_py
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=svg(view), background="#ffffff")
    with Image.open(io.BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"))
