// @ts-check
// Elements, sentences, and what the page brought along.
import { showToast } from "./toast.js";

/** @typedef {import("./types.js").Facts} Facts */
/** @typedef {import("./types.js").Chair} Chair */
/** @typedef {(() => void) | ((event: Event) => void)} Listener */
/** @typedef {Record<string, string | number | boolean | Listener | null | undefined>} Attributes */
/** @typedef {Node | string | null | undefined | false} Inner */

/**
 * @param {string} id
 * @returns {any}
 */
function read(id) {
  return JSON.parse(document.getElementById(id)?.textContent ?? "{}");
}

/** @type {Facts} */
export const facts = read("facts");

/** @type {Record<string, string>} */
const texts = read("texts");

/**
 * A sentence of the page's language, with its holes filled.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 */
export function say(key, args = {}) {
  return (texts[key] ?? key).replace(/\{([a-z]+)\}/g, (hole, name) => String(args[name] ?? hole));
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} [attributes]
 * @param {...Inner} inner
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(name, attributes = {}, ...inner) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, String(value));
  }
  for (const one of inner) if (one !== null && one !== undefined && one !== false) made.append(one);
  return made;
}

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
export function at(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/**
 * Every element that fits, as elements of HTML.
 * @param {string} selector
 * @param {ParentNode} [under]
 * @returns {HTMLElement[]}
 */
export function all(selector, under = document) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (under.querySelectorAll(selector))];
}

/** What the keyboard is on, by the name it has in every drawing. */
export function focused() {
  return /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.key;
}

/**
 * Put the keyboard back on what has this name.
 * @param {string | undefined} key
 * @param {ParentNode} [under]
 */
export function refocus(key, under = document) {
  if (key) all(`[data-key="${CSS.escape(key)}"]`, under)[0]?.focus({ preventScroll: true });
}

/**
 * A drawing of the server's own making as an element.
 * @param {string} svg
 */
export function drawing(svg) {
  const holder = document.createElement("template");
  holder.innerHTML = svg;
  const made = /** @type {SVGSVGElement} */ (holder.content.firstElementChild);
  made.setAttribute("aria-hidden", "true");
  return made;
}

/** The colour and shape of a seat. @param {Chair} chair */
export function sign(chair) {
  return el("span", { class: `sign own${chair.hue}`, "aria-hidden": "true" }, chair.sign);
}

/**
 * @param {string} text
 * @param {() => void} click
 * @param {string} [cls]
 */
export function button(text, click, cls = "") {
  return el("button", { type: "button", class: cls, click }, text);
}

/**
 * A link that looks like a button.
 * @param {string} text
 * @param {string} href
 * @param {string} [cls]
 * @param {Attributes} [more]
 */
export function door(text, href, cls = "", more = {}) {
  return el("a", { class: `button ${cls}`.trim(), href, ...more }, text);
}

/**
 * A link to a clause of the rules.
 * @param {string} clause
 * @param {string} text
 */
export function ruleLink(clause, text) {
  const href = `/rules/${facts.game.name}#${clause}`;
  return el("a", { href, target: "_blank", class: "clause", title: clause }, text);
}

/**
 * A sentence that stays for a while, or until its question goes.
 * @param {string} text
 * @param {...(Node | string)} more
 */
export function toast(text, ...more) {
  showToast(text, more);
}

/**
 * What the server said went wrong, or something else where it said nothing.
 * @param {unknown} error
 * @param {string} otherwise
 */
export function complain(error, otherwise) {
  toast(/** @type {{text?: string}} */ (error).text || otherwise);
}

/**
 * Said aloud to those who listen.
 * @param {string} text
 */
export function announce(text) {
  at("live").append(el("p", {}, text));
  while (at("live").children.length > 12) at("live").firstElementChild?.remove();
}

/**
 * What a reader chose, kept by the browser where it may.
 * @param {string} key
 * @param {string} [value]
 */
export function setting(key, value) {
  try {
    if (value !== undefined) window.localStorage.setItem(`homestretch-${key}`, value);
    return window.localStorage.getItem(`homestretch-${key}`) ?? "";
  } catch {
    return value ?? "";
  }
}
