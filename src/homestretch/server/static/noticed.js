// @ts-check
// That it is one's turn is noticed: title and icon of the tab, a quiet sound, a buzz, a word of the system.
import { button, el, facts, say, setting, toast } from "./dom.js";
import { ring } from "./bell.js";

const BUZZ = 60; // milliseconds
const WAITED = 1500; // whose turn comes sooner was watching
const title = document.title;
const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
const plain = icon?.getAttribute("href") ?? "";
let mine = false;
let since = performance.now();

new MutationObserver(look).observe(document.body, { attributes: true, attributeFilter: ["class"] });
document.addEventListener("visibilitychange", () => document.hidden || void withdraw());

function look() {
  const now = document.body.classList.contains("my-turn");
  if (now === mine) return;
  mine = now;
  document.title = mine ? `● ${say("your-turn")} · ${title}` : title;
  icon?.setAttribute("href", mine ? "/static/icon-turn.svg" : plain);
  if (mine && (document.hidden || performance.now() - since > WAITED)) call();
  else if (!mine) void withdraw();
  since = performance.now();
}

function call() {
  if (setting("sound") !== "off") ring();
  if (setting("tremble") !== "off") navigator.vibrate?.(BUZZ);
  if (document.hidden) void notify();
}

/** May the system say it? */
function mayNotify() {
  return "Notification" in window && Notification.permission === "granted" && setting("notify") === "on";
}

async function notify() {
  if (!mayNotify()) return;
  const given = { body: facts.game.title, tag: facts.table, icon: "/static/icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) await worker.showNotification(say("your-turn"), given).catch(() => {});
  else new Notification(say("your-turn"), given);
}

/** What the system said no longer holds. */
async function withdraw() {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const told = (await worker?.getNotifications({ tag: facts.table }).catch(() => [])) ?? [];
  for (const one of told) one.close();
}

/** What the reader may switch: each row is for this browser and stays. @returns {HTMLElement[]} */
export function noticeRows() {
  if (facts.mode !== "play") return [];
  /** @type {HTMLElement[]} */
  const rows = [tick("sound", say("sound"))];
  if ("vibrate" in navigator) rows.push(tick("tremble", say("buzz")));
  if ("Notification" in window) rows.push(mayNotify() ? silence() : asking());
  return rows;
}

/**
 * @param {string} name
 * @param {string} text
 */
function tick(name, text) {
  const box = el("input", { type: "checkbox", checked: setting(name) !== "off", "data-key": name });
  box.addEventListener("change", () => setting(name, box.checked ? "on" : "off"));
  return el("label", { class: "tick" }, box, " ", text);
}

function asking() {
  const made = button(say("notify"), () => void allow(made), "quiet");
  made.dataset.key = "notify";
  return made;
}

/** Nobody is asked who did not press this. @param {HTMLElement} asked */
async function allow(asked) {
  const answer = await Notification.requestPermission();
  if (answer !== "granted") return toast(say("notify-blocked"));
  setting("notify", "on");
  toast(say("notify-on"));
  asked.replaceWith(silence());
}

function silence() {
  const made = button(say("notify-off"), () => {
    setting("notify", "off");
    made.replaceWith(asking());
  }, "quiet");
  made.dataset.key = "notify";
  return made;
}
