"""The address of a table as a code that a phone reads."""

from functools import lru_cache

LONGEST = 300  # characters of an address; whoever asks says by which name, and a long one takes long to draw
SHORT = 64  # one that is drawn in all eight ways, of which the best is taken; each of them can be read


@lru_cache(256)  # of some kilobytes each
def code(address: str) -> str:
    import segno  # read when somebody asks for the first one

    drawn = segno.make(address, error="m", micro=False, mask=None if len(address) <= SHORT else 0)
    svg: str = drawn.svg_inline(scale=6, border=2, dark="#2c2620", light="#fffdf8")
    return svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
