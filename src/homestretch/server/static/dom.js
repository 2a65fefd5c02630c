// @ts-check
// Elements, sentences, and what the page brought along.

/** @typedef {import("./types.js").Facts} Facts */

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
 * @param {Record<string, string | number | boolean | (() => void) | ((event: Event) => void) | null | undefined>} [attributes]
 * @param {...(Node | string | null | undefined | false)} inner
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(name, attributes = {}, ...inner) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, String(value));
  }
  made.append(...inner.filter((one) => one !== null && one !== undefined && one !== false).map((one) => /** @type {Node | string} */ (one)));
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
 * A drawing of the server's own making as an element.
 * @param {string} svg
 */
export function drawing(svg) {
  const holder = document.createElement("template");
  holder.innerHTML = svg;
  return /** @type {SVGSVGElement} */ (holder.content.firstElementChild);
}

/**
 * @param {string} text
 * @param {() => void} click
 * @param {string} [cls]
 */
export function button(text, click, cls = "") {
  return el("button", { type: "button", class: cls, click }, text);
}

/** @type {number | undefined} */
let fading;

/**
 * A sentence that stays for a while.
 * @param {string} text
 * @param {...(Node | string)} more
 */
export function toast(text, ...more) {
  const place = at("toast");
  place.replaceChildren(text, ...more);
  place.classList.add("shown");
  window.clearTimeout(fading);
  fading = window.setTimeout(() => place.classList.remove("shown"), 6000);
}

/**
 * Said aloud to those who listen.
 * @param {string} text
 */
export function announce(text) {
  const line = el("p", {}, text);
  at("live").append(line);
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

/**
 * Ask the server for a change.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => null);
  if (!answer) {
    toast(say("offline"));
    return null;
  }
  const found = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
  if (answer.ok) return found;
  toast(found.text ?? say("offline"));
  return null;
}
