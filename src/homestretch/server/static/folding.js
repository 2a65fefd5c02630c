// @ts-check
// The result can be laid aside, so that the board is seen as it ended, and taken up again.
import { all, at, button, say } from "./dom.js";

let folded = false; // it stays so, however often the result is put up anew

/** The door in the corner of the result. */
export function foldDoor() {
  const made = button("✕", fold, "quiet fold");
  made.title = say("fold");
  made.setAttribute("aria-label", made.title);
  return made;
}

/** The result as the reader left it: there, or behind a door. */
export function showFolded() {
  for (const one of all(".unfold")) one.remove();
  for (const one of all(".result")) one.hidden = folded;
  if (folded) at("offers").append(button(say("result"), unfold, "main unfold"));
}

function fold() {
  folded = true;
  showFolded();
  all(".unfold")[0]?.focus({ preventScroll: true });
}

function unfold() {
  folded = false;
  showFolded();
  all(".result .fold")[0]?.focus({ preventScroll: true });
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.querySelector(".result:not([hidden])")) fold();
});
