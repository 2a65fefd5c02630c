// @ts-check
// What happens is felt: a jolt of the table, a tremble of the device, and a word to whoever makes sounds.
import { thud } from "./bell.js";
import { at, setting } from "./dom.js";

/** @typedef {import("./types.js").Flight} Flight */
/** @typedef {import("./motion.js").Change} Change */

/** @type {Record<string, number[]>} */
const TREMBLE = { captured: [40, 50, 80], lost: [120], home: [20] };
const JOLT = [0, -5, 4, -3, 2, 0].map((x) => ({ translate: `${x}px ${x / 2}px` }));

const REEL = [{}, { transform: "scale(1.4) rotate(-16deg)" }, { transform: "scale(.9) rotate(9deg)" }, {}];

/**
 * Something was captured, lost or brought home. Where nothing moves nothing jolts.
 * @param {string} mark
 * @param {Change} change
 * @param {Flight[]} flights
 * @param {number} one how long a step takes; nothing where nothing moves
 */
export function feel(mark, change, flights, one) {
  document.dispatchEvent(new CustomEvent("felt", { detail: mark }));
  const may = setting("tremble") !== "off" && navigator.userActivation?.hasBeenActive;
  if (may) navigator.vibrate?.(TREMBLE[mark] ?? []);
  if (mark !== "home" && setting("sound") !== "off") thud();
  if (!one || mark === "home") return;
  for (const { thing } of flights) {
    change.things.get(thing)?.querySelector("svg")?.animate(REEL, { duration: one });
  }
  const table = document.querySelector(".board-holder") ?? at("centre");
  table.animate(JOLT, { duration: Math.min(420, one), easing: "ease-out" });
}
