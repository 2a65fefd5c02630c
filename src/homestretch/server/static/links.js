// @ts-check
// Links that give a seat away: made, copied, called back.
import { ask } from "./asking.js";
import { at, button, el, facts, say, setting, toast } from "./dom.js";

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
  if (!made) return;
  const url = new URL(made.path, window.location.href).href;
  await copy(url, note);
  if ("share" in navigator) at("toast").append(button(say("share"), () => void share(url)));
}

/** For whoever left a seat to a bot: a door back to it. @param {People} people */
export function wayBack(people) {
  if (facts.mode !== "play" || people.mine.length || !people.left.length) return [];
  const asked = people.votes.some((vote) => vote.mine);
  return asked ? [] : [button(say("come-back"), () => void comeBack(people.left[0]), "main")];
}

/** @param {number} seat */
async function comeBack(seat) {
  const name = facts.name || setting("name") || say("come-back-name");
  await ask("POST", `/api/tables/${facts.table}/seats/${seat}/back`, { name });
}

/** @param {number} seat */
async function cancelLink(seat) {
  if (await ask("DELETE", `${HERE}/${seat}`)) toast(say("link-cancelled"));
}

/** The device's own way of sending something to somebody; who closes it wants nothing. @param {string} url */
export async function share(url) {
  const given = { title: facts.game.title, text: say("share-text", { game: facts.game.title }), url };
  try {
    await navigator.share(given);
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "AbortError") await copy(url);
  }
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
