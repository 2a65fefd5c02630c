// @ts-check
// What is played: the host changes it, the others read it.
import { ask, el, facts, ruleLink, say, setting } from "./dom.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Setup} Setup */

/** The options to change. @param {People} people */
export function setup(people) {
  const now = people.setup;
  const head = el("summary", {}, say("setup"));
  const sit = (/** @type {string} */ count) => change(now, { seats: Number(count) });
  const rows = [
    row(say("seats-count"), select("seats", people.fits, now.seats, sit, String)),
    ...facts.game.options.map((option) => optionRow(option, now)),
    row(say("hints"), tick("hints", now.hints, (hints) => change(now, { hints }))),
    row(say("listed"), tick("listed", now.listed, (listed) => change(now, { listed }))),
  ];
  const box = el("details", { class: "card-box setup", open: setting("setup") === "open" }, head, ...rows);
  box.addEventListener("toggle", () => setting("setup", box.open ? "open" : ""));
  return box;
}

/** What was agreed, for those who cannot change it. @param {People} people */
export function agreed(people) {
  const chosen = people.setup.options;
  const lines = facts.game.options
    .filter((option) => option.name in chosen)
    .map((option) => el("li", {}, `${option.text}: ${valueText(chosen[option.name])}`));
  if (!lines.length) return el("div", { hidden: true });
  return el("div", { class: "card-box" }, el("h2", {}, say("setup")), el("ul", {}, ...lines));
}

/**
 * @param {Setup} now
 * @param {Partial<Setup>} to
 */
function change(now, to) {
  const { seats, options, hints, listed } = { ...now, ...to };
  void ask("PUT", `/api/tables/${facts.table}/setup`, { seats, options, hints, listed });
}

/**
 * @param {Choice} option
 * @param {Setup} now
 */
function optionRow(option, now) {
  const { name, text, clause } = option;
  const chosen = now.options[name] ?? String(option.default);
  const set = (/** @type {string} */ value) => change(now, { options: { ...now.options, [name]: value } });
  const can = option.choices.map(String);
  const isFlag = can.length === 2 && can.includes("true");
  if (isFlag) return row(text, tick(name, chosen === "true", (on) => set(String(on))), clause);
  return row(text, select(name, can, chosen, set, valueText), clause);
}

/** @param {unknown} value */
function valueText(value) {
  return { random: say("random"), true: say("yes"), false: say("no") }[String(value)] ?? String(value);
}

/**
 * @param {string} key
 * @param {unknown[]} choices
 * @param {unknown} now
 * @param {(value: string) => void} set
 * @param {(value: unknown) => string} text
 */
function select(key, choices, now, set, text) {
  const options = choices.map((one) => {
    return el("option", { value: String(one), selected: String(one) === String(now) }, text(one));
  });
  const made = el("select", { "data-key": `set-${key}` }, ...options);
  made.addEventListener("change", () => set(made.value));
  return made;
}

/**
 * @param {string} key
 * @param {boolean} on
 * @param {(on: boolean) => void} set
 */
function tick(key, on, set) {
  const made = el("input", { type: "checkbox", checked: on, "data-key": `set-${key}` });
  made.addEventListener("change", () => set(made.checked));
  return made;
}

/**
 * @param {string} text
 * @param {HTMLElement} control
 * @param {string} [clause]
 */
function row(text, control, clause = "") {
  const rule = clause ? ruleLink(clause, clause.replace(/^R-[A-Z]+-/, "§ ")) : null;
  return el("div", { class: "row" }, el("label", {}, el("span", {}, text), control), rule);
}
