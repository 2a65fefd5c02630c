// @ts-check
// House rules: the host chooses a set of them or changes single ones, the others read; each is a sentence.
import { ask } from "./asking.js";
import { button, el, facts, ruleLink, say, setting } from "./dom.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Preset} Preset */
/** @typedef {import("./types.js").Setup} Setup */

const WAITS = [15, 30, 60, 120, 300, 900]; // seconds
/** @type {Setup | null} */
let wished = null; // with what was changed here and is not told yet

/** The rules to choose. @param {People} people */
export function setup(people) {
  const now = people.setup;
  wished = now;
  const sit = (/** @type {string} */ count) => change(now, { seats: Number(count) });
  const wait = (/** @type {string} */ seconds) => change(now, { patience: Number(seconds) });
  const waits = [...new Set([...WAITS, patience(now)])].sort((a, b) => a - b);
  const rows = [
    row(say("seats-count"), select("seats", people.fits, now.seats, sit, String)),
    ...facts.game.options.map((option) => optionRow(option, now)),
    row(say("hints"), tick("hints", now.hints, (hints) => change(now, { hints }))),
    row(say("listed"), tick("listed", now.listed, (listed) => change(now, { listed }))),
    row(say("patience"), select("patience", waits, patience(now), wait, (one) => lasting(Number(one)))),
    row(say("bot-agree"), tick("agree", now.agree, (agree) => change(now, { agree }))),
  ];
  const head = el("summary", {}, say("setup"));
  const box = el("details", { class: "setup", open: setting("setup") === "open" }, head, ...rows);
  box.addEventListener("toggle", () => setting("setup", box.open ? "open" : ""));
  const name = el("h2", {}, say("house-rules"));
  return el("div", { class: "card-box house" }, name, presets(now), told(now), box);
}

/** What was agreed, for those who cannot change it. @param {People} people */
export function agreed(people) {
  const { setup } = people;
  const name = facts.game.presets.find((one) => isChosen(one, setup))?.text ?? say("own-mix");
  return el("div", { class: "card-box house" }, el("h2", {}, `${say("house-rules")} – ${name}`), told(setup));
}

/** Rules that go well together. @param {Setup} now */
function presets(now) {
  const doors = facts.game.presets.map((one) => {
    const made = button(one.text, () => change(now, { options: one.options }));
    made.setAttribute("aria-pressed", String(isChosen(one, now)));
    made.title = one.more;
    made.dataset.key = `preset-${one.name}`;
    return made;
  });
  return el("div", { class: "doors presets", role: "group", "aria-label": say("house-rules") }, ...doors);
}

/**
 * @param {Preset} preset
 * @param {Setup} now
 */
function isChosen({ options }, now) {
  const names = Object.keys({ ...options, ...now.options });
  return names.every((name) => options[name] === now.options[name]);
}

/** What holds here, in sentences: of the rules those that are not as usual. @param {Setup} now */
function told(now) {
  const { presets, options } = facts.game;
  const usual = presets[0] && isChosen(presets[0], now) ? [presets[0].more] : [];
  const changed = options.filter((option) => option.name in now.options);
  const rules = changed.map((option) => meant(option, now.options[option.name]));
  const leavers = say(now.agree ? "leavers-agree" : "leavers-one", { time: lasting(patience(now)) });
  const lines = [...usual, ...rules, leavers, ...(now.hints ? [] : [say("no-hints")])];
  return el("ul", { class: "agreed" }, ...lines.map((text) => el("li", {}, text)));
}

/**
 * What a choice means, with what is asked where that alone says little.
 * @param {Choice} option
 * @param {string} value
 */
function meant(option, value) {
  const text = option.texts[option.choices.map(String).indexOf(value)] ?? value;
  const isFlag = option.choices.includes(true);
  return isFlag || option.choices.length > 4 ? text : `${option.text} – ${text}`;
}

/** @param {Setup} now */
function patience(now) {
  return now.patience || facts.patience;
}

/** @param {number} seconds */
function lasting(seconds) {
  return seconds < 120 ? say("seconds", { count: seconds }) : say("minutes", { count: seconds / 60 });
}

/**
 * @param {Setup} now
 * @param {Partial<Setup>} to
 */
function change(now, to) {
  wished = { ...(wished ?? now), ...to };
  const { seats, options, hints, listed, patience, agree } = wished;
  void ask("PUT", `/api/tables/${facts.table}/setup`, { seats, options, hints, listed, patience, agree });
}

/**
 * @param {Choice} option
 * @param {Setup} now
 */
function optionRow(option, now) {
  const { name, text, clause } = option;
  const chosen = now.options[name] ?? String(option.default);
  const set = (/** @type {string} */ value) =>
    change(now, { options: { ...(wished ?? now).options, [name]: value } });
  const can = option.choices.map(String);
  const isFlag = option.choices.includes(true);
  if (isFlag) return row(text, tick(name, chosen === "true", (on) => set(String(on))), clause);
  return row(text, select(name, can, chosen, set, (one) => option.texts[can.indexOf(String(one))]), clause);
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
  const cls = control instanceof HTMLSelectElement ? "row choice" : "row";
  return el("div", { class: cls }, el("label", {}, el("span", {}, text), control), rule);
}
