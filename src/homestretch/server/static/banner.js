// @ts-check
// How the line is, for as long as it is not well: a banner that stays until it is.
import { at, say, toast } from "./dom.js";

const AT_ONCE = 600; // milliseconds in which an answer is no news
let broken = false;
let slow = 0;

/**
 * @param {boolean} open
 * @param {boolean} sending
 */
export function showLine(open, sending) {
  document.body.classList.toggle("offline", !open);
  window.clearTimeout(slow);
  if (!open) show(`${say("offline")} ${sending ? say("offline-move") : ""}`.trim());
  else if (!sending) at("banner").hidden = true;
  else if (broken) show(say("sending"));
  else slow = window.setTimeout(() => show(say("sending")), AT_ONCE);
  if (open && broken) toast(say("online"));
  broken = !open;
}

/** @param {string} text */
function show(text) {
  const banner = at("banner");
  if (banner.textContent !== text || banner.hidden) banner.textContent = text;
  banner.hidden = false;
}
