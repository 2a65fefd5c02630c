// @ts-check
// Everything fits: cards are as large as the room around the board allows, whatever lies there and is said.
import { all, at } from "./dom.js";

const SIZES = [26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13]; // twentieths of a card
const SMALLER = [12, 11, 10, 9, 8, 7]; // when the board has given all it can
const GIVEN = [95, 90, 85, 80, 75, 70, 65, 60, 55, 50]; // per cent that the board keeps
const ENOUGH = 14; // twentieths; smaller cards overlap rather than become smaller still

/** From large to small: first the cards give way, then the board, then the cards again. */
const LADDER = [
  ...SIZES.map((size) => ({ size, board: 100 })),
  ...GIVEN.map((board) => ({ size: 13, board })),
  ...SMALLER.map((size) => ({ size, board: 50 })),
];

const main = at("main");
let rung = 0;

/** @param {number} to */
function set(to) {
  rung = to;
  main.style.setProperty("--fit", String(LADDER[to].size / 20));
  main.style.setProperty("--keeps", String(LADDER[to].board / 100));
}

/** Whether nothing is cut off below, and no cards lie over each other that need not. */
function fits() {
  if (main.scrollHeight > main.clientHeight + 1) return false;
  const others = at("others");
  if (others.scrollHeight > others.clientHeight + 1) return false;
  return LADDER[rung].size <= ENOUGH || !all(".pile").some(isCrowded);
}

/** Whether cards lie over each other that are not meant to. @param {HTMLElement} pile */
function isCrowded(pile) {
  const first = pile.firstElementChild;
  const look = pile.matches(".stack") ? null : pile.querySelector("svg");
  return Boolean(first && look && first.clientWidth < look.clientWidth - 1);
}

/** The highest rung on which all is on the screen, looked for from the last one. */
function fit() {
  const { stage } = document.body.dataset;
  if (!stage || stage === "waiting") return;
  set(rung);
  while (rung < LADDER.length - 1 && !fits()) set(rung + 1);
  const found = rung;
  while (rung > 0 && fits()) set(rung - 1);
  if (rung < found && !fits()) set(rung + 1);
}

const CHANGES = { subtree: true, childList: true, attributes: true, attributeFilter: ["hidden", "open"] };
new MutationObserver(fit).observe(main, CHANGES);
window.addEventListener("resize", fit);
void document.fonts.ready.then(fit);
