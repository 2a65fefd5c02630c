// @ts-check
// Before the start: who sits where, what is played, and the link for friends.
import { ask, at, button, el, facts, say, setting, toast } from "./dom.js";

/** @typedef {import("./types.js").Chair} Chair */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").People} People */

const HERE = `/api/tables/${facts.table}`;

/** @param {People} people */
export function room(people) {
  const place = at("room");
  const waiting = people.stage === "waiting";
  place.hidden = !waiting;
  if (!waiting) return place.replaceChildren();
  if (place.contains(document.activeElement) && document.activeElement instanceof HTMLInputElement && place.dataset.n === String(people.n)) return;
  place.dataset.n = String(people.n);
  const focus = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.key;
  const typed = /** @type {HTMLInputElement | null} */ (document.getElementById("my-name"))?.value;
  const left = el("div", { class: "column-box" }, seats(people, typed), start(people));
  const right = el("div", { class: "column-box" }, invite(), people.host ? setup(people) : agreed(people));
  place.replaceChildren(left, right);
  if (focus) /** @type {HTMLElement | null} */ (place.querySelector(`[data-key="${focus}"]`))?.focus();
}

/**
 * @param {People} people
 * @param {string | undefined} typed
 */
function seats(people, typed) {
  const free = people.seats.some((chair) => chair.kind === "open");
  const value = typed ?? (people.mine.length ? "" : facts.name || setting("name"));
  const input = el("input", { id: "my-name", maxlength: 24, value, autocomplete: "nickname", "data-key": "my-name" });
  const label = el("label", { for: "my-name" }, say(people.mine.length ? "hot" : "name"));
  const line = el("div", { class: "name-line" }, label, input);
  const name = free && facts.mode === "play" ? line : null;
  const list = el("ol", { class: "chairs" }, ...people.seats.map((chair) => el("li", { class: chair.kind }, ...seat(chair, people, input))));
  return el("div", { class: "card-box" }, name, list);
}

/**
 * @param {Chair} chair
 * @param {People} people
 * @param {HTMLInputElement} input
 */
function seat(chair, people, input) {
  const sign = el("span", { class: `sign own${chair.seat % 6}`, "aria-hidden": "true" }, chair.sign);
  const mine = people.mine.includes(chair.seat);
  const note = chair.bot ? ` · ${say("bot")}, ${say(`level-${chair.bot}`)}` : mine ? ` · ${say("you")}` : "";
  const text = el("span", { class: "who" }, (chair.name || say("free-seat")) + note);
  const doors = [];
  if (chair.kind === "open" && facts.mode === "play") doors.push(button(say("sit-here"), () => sit(chair.seat, input), people.mine.length ? "" : "main"));
  if (mine) doors.push(button(say("stand"), () => void ask("DELETE", `${HERE}/seats/${chair.seat}`), "quiet"));
  if (people.host && !mine) doors.push(...hosting(chair));
  for (const [n, door] of doors.entries()) door.dataset.key = `seat${chair.seat}-${n}`;
  return [sign, text, el("span", { class: "doors" }, ...doors)];
}

/** @param {Chair} chair */
function hosting(chair) {
  const put = (/** @type {string} */ bot) => void ask("PUT", `${HERE}/seats/${chair.seat}/bot`, { bot });
  if (chair.kind !== "open") return [button(say("remove"), () => put(""), "quiet")];
  const pick = el("select", { "aria-label": `${say("place-bot")} ${chair.seat + 1}` }, el("option", { value: "" }, `${say("place-bot")} …`));
  for (const level of facts.bots.slice(0, 3)) pick.append(el("option", { value: level }, say(`level-${level}`)));
  pick.addEventListener("change", () => pick.value && put(pick.value));
  return [pick, button(say("invite-seat"), () => void seatLink(chair.seat), "quiet")];
}

/**
 * @param {number} seat
 * @param {HTMLInputElement} input
 */
async function sit(seat, input) {
  const name = input.value.trim();
  if (!name) {
    input.focus();
    return toast(say("name"));
  }
  input.value = "";
  if (await ask("POST", `${HERE}/seats/${seat}`, { name })) {
    if (!setting("name")) setting("name", name);
    document.cookie = `homestretch_name=${encodeURIComponent(name)}; path=/; max-age=31536000; samesite=lax`;
  } else input.value = name;
}

/** A link for one seat, which works once. @param {number} seat */
export async function seatLink(seat) {
  const made = await ask("POST", `${HERE}/links`, { seat });
  if (made) await copy(new URL(made.path, window.location.href).href, say("phone-more"));
}

/**
 * @param {string} text
 * @param {string} [note]
 */
async function copy(text, note = "") {
  const shown = el("input", { readonly: true, value: text, class: "link", "aria-label": say("copy") });
  try {
    await navigator.clipboard.writeText(text);
    toast(`${say("copied")} ${note}`, shown);
  } catch {
    toast(note, shown);
  }
  shown.select();
}

/** @param {People} people */
function start(people) {
  const go = people.host ? button(say("start"), () => void ask("POST", `${HERE}/start`), "main big") : null;
  if (go) go.dataset.key = "start";
  const note = people.host ? say(people.seats.some((chair) => chair.kind === "open") ? "start-more" : "full") : say("host-waits");
  return el("div", { class: "card-box start" }, go, el("p", { class: "note" }, note));
}

/** @param {People} people */
function setup(people) {
  const now = people.setup;
  const send = (/** @type {Record<string, unknown>} */ change) =>
    void ask("PUT", `${HERE}/setup`, { seats: now.seats, options: now.options, hints: now.hints, listed: now.listed, ...change });
  const count = select("seats", people.fits, now.seats, (value) => send({ seats: Number(value) }), String);
  const rows = [row(say("seats-count"), count)];
  for (const option of facts.game.options) rows.push(optionRow(option, now.options, (value) => send({ options: { ...now.options, [option.name]: value } })));
  rows.push(row(say("hints"), tick("hints", now.hints, (on) => send({ hints: on }))), row(say("listed"), tick("listed", now.listed, (on) => send({ listed: on }))));
  const head = el("summary", {}, say("setup"));
  const box = el("details", { class: "card-box setup", open: setting("setup") === "open" }, head, ...rows);
  box.addEventListener("toggle", () => setting("setup", box.open ? "open" : ""));
  return box;
}

/**
 * @param {Choice} option
 * @param {Record<string, string>} chosen
 * @param {(value: string) => void} change
 */
function optionRow(option, chosen, change) {
  const now = chosen[option.name] ?? String(option.default);
  const can = option.choices.map(String);
  if (can.length === 2 && can.includes("true")) return row(option.text, tick(option.name, now === "true", (on) => change(String(on))), option.clause);
  return row(option.text, select(option.name, can, now, change, valueText), option.clause);
}

/** @param {unknown} value */
function valueText(value) {
  return { random: say("random"), true: say("yes"), false: say("no") }[String(value)] ?? String(value);
}

/**
 * @param {string} key
 * @param {unknown[]} choices
 * @param {unknown} now
 * @param {(value: string) => void} change
 * @param {(value: unknown) => string} text
 */
function select(key, choices, now, change, text) {
  const made = el("select", { "data-key": `set-${key}` }, ...choices.map((one) => el("option", { value: String(one), selected: String(one) === String(now) }, text(one))));
  made.addEventListener("change", () => change(made.value));
  return made;
}

/**
 * @param {string} key
 * @param {boolean} on
 * @param {(on: boolean) => void} change
 */
function tick(key, on, change) {
  const made = el("input", { type: "checkbox", checked: on, "data-key": `set-${key}` });
  made.addEventListener("change", () => change(made.checked));
  return made;
}

/**
 * @param {string} text
 * @param {HTMLElement} control
 * @param {string} [clause]
 */
function row(text, control, clause = "") {
  const rule = clause ? el("a", { href: `/rules/${facts.game.name}#${clause}`, target: "_blank", class: "clause", title: clause }, clause.replace(/^R-[A-Z]+-/, "§ ")) : null;
  return el("div", { class: "row" }, el("label", {}, el("span", {}, text), control), rule);
}

/** What was agreed, for those who cannot change it. @param {People} people */
function agreed(people) {
  const lines = facts.game.options
    .filter((option) => option.name in people.setup.options)
    .map((option) => el("li", {}, `${option.text}: ${valueText(people.setup.options[option.name])}`));
  return lines.length ? el("div", { class: "card-box" }, el("h2", {}, say("setup")), el("ul", {}, ...lines)) : el("div", { hidden: true });
}

function invite() {
  const code = el("img", { src: `/t/${facts.table}/code.svg`, alt: say("code"), width: 180, height: 180 });
  const link = el("input", { readonly: true, value: facts.address, class: "link", "aria-label": say("copy"), "data-key": "address" });
  return el("div", { class: "card-box invite" }, code, el("div", {}, el("p", {}, say("invite")), link, button(say("copy"), () => void copy(facts.address))));
}
