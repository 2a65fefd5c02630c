"""What a screen shows: boxes measured in the page, and what is wrong with them."""

from typing import Any

SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900), (1920, 1080))
LANGUAGES = ("en", "de", "fr", "it", "nl", "es")

FAULTS = """() => {
  const faults = [], root = document.documentElement;
  const shown = one => one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length > 0;
  const all = what => [...document.querySelectorAll(what)].filter(shown);
  const name = one => one.id ? '#' + one.id : '.' + one.className.split(' ').join('.') + ' ' +
    (one.dataset.key || one.textContent.trim().slice(0, 30));
  const width = innerWidth, height = innerHeight;
  if (root.scrollWidth > width) faults.push(`scrolls sideways: ${root.scrollWidth}`);
  if (root.scrollHeight > height) faults.push(`scrolls: ${root.scrollHeight}`);
  const main = document.querySelector('#main');
  if (main.scrollHeight > main.clientHeight + 1) faults.push(`the table scrolls: ${main.scrollHeight}`);
  if (main.scrollWidth > main.clientWidth + 1) faults.push(`the table scrolls sideways: ${main.scrollWidth}`);
  const board = document.body.classList.contains('has-board') ? '.board-holder' : '#others .seat';
  const needed = `.bar, #ask, #coach, ${board}, .board-holder .thing, .in-hand .thing, .can, #offers > button,
    #offers summary, #tools > button, #tools summary, #own .thing, .middle .thing, #sheet .vote`;
  for (const one of all(needed)) {
    const box = one.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
      faults.push(`off the screen: ${name(one)} ${Math.round(box.x)},${Math.round(box.y)} to ` +
        `${Math.round(box.right)},${Math.round(box.bottom)}`);
  }
  for (const one of all('.bar, #coach, #offers > button, #tools > button'))
    if (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
      faults.push(`cut off: ${name(one)}`);
  const areas = all(`.bar, #coach, #chips, #others, .board-holder, .middle, #own, #offers, #tools, .side, .come`);
  const inner = all('.in-hand, #own > .seat, #others > .seat, .middle > .zone, #offers > button');
  for (const group of [areas, inner])
    for (const [n, one] of group.entries()) for (const other of group.slice(n + 1)) {
      const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) faults.push(`${name(one)} lies over ${name(other)}`);
    }
  for (const zone of all('.zone')) {
    const box = zone.closest('.seat, .in-hand, .middle').getBoundingClientRect();
    for (const thing of zone.querySelectorAll('.thing > svg')) {
      const own = thing.getBoundingClientRect();
      if (own.right > box.right + 3 || own.bottom > box.bottom + 3)
        faults.push(`out of its box: ${name(thing.parentNode)}`);
    }
  }
  for (const pile of all('.in-hand .pile')) {
    const lefts = [...pile.querySelectorAll('.thing')].map(one => one.getBoundingClientRect().left);
    if (lefts.some((left, n) => n && left - lefts[n - 1] < 24)) faults.push('cards of the hand too close');
  }
  return faults;
}"""


def resize(page: Any, size: tuple[int, int]) -> None:
    """Look at it on a screen of this size, once all is where it belongs there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def faults(page: Any, size: tuple[int, int]) -> list[str]:
    """What is wrong on a screen of this size, each with where it was seen."""
    resize(page, size)
    found: list[str] = page.evaluate(FAULTS)
    return [f"{size[0]}×{size[1]}: {one}" for one in found]
