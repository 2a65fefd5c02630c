// @ts-check
// Links that give a seat away: made, copied, called back.
import { ask, button, el, facts, say, toast } from "./dom.js";

/** @typedef {import("./types.js").People} People */

const HERE = `/api/tables/${facts.table}/links`;

/**
 * What one may do to give a seat away by link: make one, and call back the one that is out.
 * @param {People} people
 * @param {number} seat
 * @param {string} text
 * @param {string} note
 */
export function linkDoors(people, seat, text, note) {
  const make = button(text, () => void makeLink(seat, note), "quiet");
  const cancel = button(say("link-cancel"), () => void cancelLink(seat), "quiet");
  return people.linked.includes(seat) ? [make, cancel] : [make];
}

/**
 * @param {number} seat
 * @param {string} note
 */
async function makeLink(seat, note) {
  const made = await ask("POST", HERE, { seat });
  if (made) await copy(new URL(made.path, window.location.href).href, note);
}

/** @param {number} seat */
async function cancelLink(seat) {
  if (await ask("DELETE", `${HERE}/${seat}`)) toast(say("link-cancelled"));
}

/**
 * @param {string} text
 * @param {string} [note]
 */
export async function copy(text, note = "") {
  const shown = el("input", { readonly: true, value: text, class: "link", "aria-label": say("copy") });
  try {
    await navigator.clipboard.writeText(text);
    toast(`${say("copied")} ${note}`, shown);
  } catch {
    toast(note, shown);
  }
  shown.select();
}
