// @ts-check
// Where something is on this screen, even if the screen has no room for it.

/**
 * The box of an element; what lies in the drawer is where the name of its owner stands.
 * @param {Element} thing
 */
export function boxOf(thing) {
  const box = thing.getBoundingClientRect();
  if (box.width || box.height) return box;
  const seat = thing.closest("[data-seat]")?.getAttribute("data-seat");
  const name = seat ? document.querySelector(`#chips [data-seat="${seat}"]`) : null;
  return name ? name.getBoundingClientRect() : box;
}
