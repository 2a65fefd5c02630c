// @ts-check
// What is said beside a move: why something cannot be done, and what a good player would do.
import { explain } from "./about.js";
import { announce, complain, el, ruleLink, say, toast } from "./dom.js";
import { mark } from "./doors.js";
import { ofWholeMove } from "./toast.js";

/** @typedef {import("./types.js").Ask} Ask */
/** @typedef {import("./types.js").Weighed} Weighed */
/** @typedef {import("./line.js").Line} Line */

/**
 * What this does, and why not now.
 * @param {Line} line
 * @param {number[]} path
 * @param {number[]} words
 * @param {HTMLElement} from
 */
export async function why(line, path, words, from) {
  const seated = document.body.classList.contains("seated");
  if (!words.length || line.last < 0 || !seated) return explain(from) || toast(say("nothing"));
  try {
    const { text, clause } = await line.request({ do: "why", path, token: words[0] });
    const reason = [text, " ", clause ? ruleLink(clause, say("rule", { clause })) : ""];
    if (!explain(from, ...reason)) toast(text, ...reason.slice(1));
  } catch (error) {
    if (!explain(from)) complain(error, say("nothing"));
  }
}

/**
 * A move with its chance, and how far that may be off, where it was guessed at.
 * @param {string} text
 * @param {string} chance
 * @param {number | null} margin
 */
function said(text, chance, margin) {
  if (margin === null) return say("counted", { text, chance });
  return say("weighed", { text, chance, margin: String(margin) });
}

/**
 * The best moves with their chances, and what is to be feared after the first.
 * @param {Weighed[]} weighed
 */
function reasons(weighed) {
  const known = weighed.filter((one) => one.chance !== null);
  const lines = known.map(({ text, chance, margin }) =>
    el("li", {}, said(text.join(" · "), String(chance), margin)),
  );
  const fear = known.length ? known[0].fear : "";
  const best = lines.length ? [el("ol", { class: "weighed" }, ...lines)] : [];
  return fear ? [...best, el("p", {}, fear)] : best;
}

/**
 * What a good player would do, marked on the table.
 * @param {Line} line
 * @param {(move: number[]) => number[]} next which of its words may be said now
 */
export async function hint(line, next) {
  try {
    const { move, text, weighed } = await line.request({ do: "hint" });
    const seen = reasons(weighed);
    toast(say("hint-says", { text: text.join(" · ") }), ...seen);
    ofWholeMove();
    announce([say("hint-says", { text: text.join(", ") }), ...seen.map((one) => one.textContent)].join(" "));
    const words = next(move);
    mark("hinted", (token) => words.includes(token));
  } catch (error) {
    complain(error, say("offline"));
  }
}
