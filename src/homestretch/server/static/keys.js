// @ts-check
// The keyboard: digits say what is offered, arrows go from one to the next, focus stays with the question.
import { all, at } from "./dom.js";
import { onTable } from "./doors.js";

const DIGITS = 9;
const HOME = "#centre, #own, #others, #offers, .menu, #turn, #ask";
const TYPING = "input, textarea, select, [contenteditable], dialog";
/** @type {Record<string, number>} */
const ARROWS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Whether the keyboard was last at the table, and not in the chat or on another page. */
let here = false;

document.addEventListener("focusin", (event) => {
  here = Boolean(/** @type {Element} */ (event.target).closest(HOME));
});
document.addEventListener("pointerdown", () => document.body.classList.remove("keys"), true);

/** One door for each of these words, in their order. @param {number[]} tokens */
export function doorsOf(tokens) {
  return tokens.flatMap((token) => offering(token).filter((one) => one.getClientRects().length).slice(0, 1));
}

/** Whatever says this word now. @param {number} token */
function offering(token) {
  return [...onTable(token).filter((one) => one.matches(".can")), ...all(`#offers [data-token="${token}"]`)];
}

/** Number what can be said, for whoever plays by keys. @param {number[]} tokens */
export function number(tokens) {
  for (const one of all("[data-digit]")) one.removeAttribute("data-digit");
  for (const [n, token] of tokens.slice(0, DIGITS).entries()) {
    for (const one of offering(token)) one.dataset.digit = String(n + 1);
  }
}

/**
 * The focus stays with the question: on its first answer, or where it says whose turn it is.
 * @param {HTMLElement[]} doors
 */
export function keepFocus(doors) {
  const on = document.activeElement;
  if (!here || (on && doors.includes(/** @type {HTMLElement} */ (on)))) return;
  if (on && on !== document.body && !on.closest(HOME)) return;
  (doors[0] ?? at("turn")).focus({ preventScroll: true });
}

/**
 * @param {() => HTMLElement[]} doors
 * @param {(n: number) => boolean} choose whether there was anything of this number
 */
export function listen(doors, choose) {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.(TYPING)) return;
    const found = doors();
    const [digit, step] = [Number(event.key), ARROWS[event.key]];
    if (event.key === "Tab" || step || digit) document.body.classList.add("keys");
    if (!found.length) return;
    const moves = step && (here || target === document.body);
    if (moves) move(found, step);
    if (moves || (digit >= 1 && choose(digit - 1))) event.preventDefault();
  });
}

/**
 * @param {HTMLElement[]} doors
 * @param {number} step
 */
function move(doors, step) {
  const n = doors.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = n < 0 ? 0 : (n + step + doors.length) % doors.length;
  doors[next].focus();
}
