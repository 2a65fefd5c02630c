// @ts-check
// The drawer: where there is no room for people, log and chat, they lie behind a door with a number on it.
import { at, say } from "./dom.js";

const door = at("drawer");
const badge = at("news");
let unread = 0;

function isOpen() {
  return document.body.classList.contains("drawn");
}

/** @param {boolean} open */
function pull(open) {
  document.body.classList.toggle("drawn", open);
  door.setAttribute("aria-expanded", String(open));
  if (open) show(0);
  window.dispatchEvent(new Event("resize"));
}

/** @param {number} count */
function show(count) {
  unread = count;
  badge.hidden = !count;
  badge.textContent = String(count);
  badge.setAttribute("aria-label", say("unread", { count }));
}

/** Somebody said something, which is counted while it cannot be seen. */
export function noteNews() {
  if (!at("side").getClientRects().length) show(unread + 1);
}

door.addEventListener("click", () => pull(!isOpen()));
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    event.stopImmediatePropagation();
    pull(false);
    door.focus();
  },
  true,
);
