// @ts-check
// The rules beside the table: what lies there now, the game at a glance, and every clause.
import { described, explanations } from "./about.js";
import { at, button, el, facts, say } from "./dom.js";

/** @type {Promise<Element | null> | null} */
let fetched = null; // the rules as the server has them, asked for once

/** Open the panel, at a clause if one is sought. @param {string} [clause] */
export async function openRules(clause = "") {
  const panel = document.getElementById("rulebook") ?? make();
  fetched ??= fetchRules();
  const text = await fetched;
  const body = panel.querySelector("div");
  if (text && body && !body.querySelector("article")) body.append(text);
  if (clause) seek(panel, clause);
}

function make() {
  const shut = button("×", closeRules, "quiet");
  shut.setAttribute("aria-label", say("close"));
  const whole = el("a", { href: `/rules/${facts.game.name}`, target: "_blank" }, say("rules-page"));
  const head = el("header", {}, el("h2", {}, facts.game.title), whole, shut);
  const given = { id: "rulebook", role: "dialog", "aria-label": say("rules"), tabindex: -1 };
  const panel = el("aside", given, head, el("div", { tabindex: 0 }, legend()));
  document.body.append(panel);
  panel.focus();
  return panel;
}

/** Everything on the table that explains itself, each kind once. */
function legend() {
  const seen = new Set();
  const rows = explanations().filter((one) => !seen.has(one.about) && seen.add(one.about));
  const list = el("ul", { class: "legend" }, ...rows.map((one) => el("li", {}, ...described(one))));
  return el("details", { class: "on-table", open: true }, el("summary", {}, say("on-table")), list);
}

/** @returns {Promise<Element | null>} */
async function fetchRules() {
  const answer = await fetch(`/rules/${facts.game.name}?lang=${facts.lang}`).catch(() => null);
  if (!answer?.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.querySelector("article");
}

/**
 * @param {HTMLElement} panel
 * @param {string} clause
 */
function seek(panel, clause) {
  panel.querySelector(".on-table")?.removeAttribute("open");
  panel.querySelector(".sought")?.classList.remove("sought");
  const found = panel.querySelector(`[id="${CSS.escape(clause)}"]`);
  found?.classList.add("sought");
  found?.scrollIntoView({ block: "center" });
}

/** Whether there was a panel to close. */
export function closeRules() {
  const panel = document.getElementById("rulebook");
  panel?.remove();
  if (panel) at("help").focus();
  return Boolean(panel);
}

at("help").addEventListener("click", () => closeRules() || void openRules());
document.addEventListener("legend", () => closeRules() || void openRules());
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key === "Escape" && closeRules()) event.stopImmediatePropagation();
  },
  true,
);
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a.clause") : null;
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  if (!link || !plain) return;
  event.preventDefault();
  void openRules(link.getAttribute("href")?.split("#")[1] ?? "");
});
