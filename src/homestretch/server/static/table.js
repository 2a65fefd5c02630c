// @ts-check
// The table: listens to the line, keeps the story in order, and hands everything to whoever shows it.
import { announce, ask, at, button, el, facts, say, setting, toast } from "./dom.js";
import { Line } from "./line.js";
import { beat } from "./motion.js";
import { Replay } from "./replay.js";
import { room, seatLink } from "./room.js";
import { Side } from "./side.js";
import { Speaker } from "./speak.js";
import { Stage } from "./stage.js";

/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Sight} Sight */

const watching = facts.mode !== "play";
/** @type {People | null} */
let people = null;
/** @type {Sight | null} */
let now = null;
/** @type {Sight[]} */
const queue = [];
let running = false;
let looking = false;
let curtained = -1;
let broken = false;
let arrived = false;

const line = new Line(`/api/tables/${facts.table}/line?lang=${facts.lang}${watching ? "&watch=1" : ""}`, hear, connected);
const stage = new Stage((says, from) => speaker.clicked(says, from));
const speaker = new Speaker(line, (sight) => people && stage.draw(sight, people, true));
const side = new Side(line, (ply) => void showPast(ply));
const replay = facts.mode === "replay" ? new Replay(line, (sight) => people && stage.draw(sight, { ...people, seat: null }, false), side) : null;

/** @param {Record<string, any>} message */
function hear(message) {
  const does = {
    people: () => meet(/** @type {People} */ (message)),
    board: () => stage.lay(/** @type {any} */ (message)),
    looks: () => Object.assign(stage.looks, message.looks),
    sight: () => take(/** @type {Sight} */ (message)),
    chat: () => side.hear(/** @type {any} */ (message), false),
    error: () => toast(message.text),
  }[/** @type {string} */ (message.do)];
  does?.();
}

/** @param {boolean} open */
function connected(open) {
  const was = document.body.classList.toggle("offline", !open);
  if (!open) toast(say("offline"));
  else if (broken) toast(say("online"));
  broken = was;
}

/** @param {People} found */
function meet(found) {
  people = found;
  document.body.dataset.stage = found.stage;
  room(found);
  side.meet(found);
  if (found.stage === "waiting") {
    status(say("wait-start"), false);
    return;
  }
  if (now && !running) stage.draw({ ...(speaker.shown ?? now), told: [] }, found, true);
  tools();
  result();
}

/** @param {Sight} sight */
function take(sight) {
  if (sight.fresh) queue.length = 0;
  queue.push(sight);
  if (!running) void run();
}

async function run() {
  running = true;
  while (queue.length) {
    const sight = /** @type {Sight} */ (queue.shift());
    const still = Boolean(sight.fresh) || queue.length > 3;
    now = sight;
    side.tell(sight.told, sight.since, Boolean(sight.fresh));
    if (replay) {
      replay.begin(sight);
      continue;
    }
    if (looking) continue;
    const took = people ? stage.draw(speaker.current(sight), people, still) : 0;
    whose(sight);
    speaker.begin(sight);
    if (!arrived && matchMedia("(max-width: 640px)").matches) (document.querySelector(".board-holder") ?? at("turn")).scrollIntoView({ block: "start" });
    arrived = true;
    tools();
    result();
    handOver(sight);
    if (queue.length || took) await new Promise((done) => window.setTimeout(done, still ? 0 : Math.max(took, beat() * 0.5)));
  }
  running = false;
}

/** @param {Sight} sight */
function whose(sight) {
  if (!people) return;
  const chairs = people.seats;
  const mine = people.seat !== null && sight.awaits.includes(people.seat);
  if (sight.over) return status(outcome(sight), false);
  const names = sight.awaits.map((seat) => chairs[seat].name).join(", ");
  status(mine ? say("your-turn") : say("turn-of", { name: names }), mine);
}

/**
 * @param {string} text
 * @param {boolean} mine
 */
function status(text, mine) {
  at("turn").textContent = text;
  document.body.classList.toggle("my-turn", mine);
}

/** @param {Sight} sight */
function outcome(sight) {
  const best = Math.max(...sight.scores);
  const winners = (people?.seats ?? []).filter((chair) => sight.scores[chair.seat] === best);
  if (winners.length > 1) return say("shared", { names: winners.map((chair) => chair.name).join(", ") });
  if (winners[0]?.seat === people?.seat && !watching) return say("won-you");
  return say("won", { name: winners[0]?.name ?? "" });
}

/** What can be done besides the move. */
function tools() {
  if (!people || !now || replay) return;
  const seat = people.seat;
  const doors = [];
  if (seat !== null && !watching) {
    if (now.ask && people.setup.hints) doors.push(button(say("hint"), () => void speaker.hint(), "quiet"));
    if (now.undo) doors.push(button(say(now.undo === "free" ? "undo" : "undo-ask"), () => void undo(), "quiet"));
  }
  for (const [n, door] of doors.entries()) door.dataset.key = `tool${n}`;
  const open = /** @type {HTMLDetailsElement | null} */ (at("tools").querySelector("details"))?.open ?? false;
  at("tools").replaceChildren(...doors, more(open));
}

/** @param {boolean} open */
function more(open) {
  const speeds = ["slow", "normal", "fast", "instant"].map((name) => el("option", { value: name, selected: (setting("speed") || "normal") === name }, say(name)));
  const speed = el("select", { id: "speed" }, ...speeds);
  speed.addEventListener("change", () => setting("speed", speed.value));
  /** @type {HTMLElement[]} */
  const rows = [el("label", {}, say("speed"), " ", speed), el("a", { class: "button quiet", href: `/t/${facts.table}/watch`, target: "_blank" }, say("watch"))];
  rows.push(el("a", { class: "button quiet", href: `/rules/${facts.game.name}`, target: "_blank" }, say("rules")));
  for (const seat of watching ? [] : (people?.mine ?? []).slice(0, 1)) {
    rows.push(button(say("phone"), () => void seatLink(people?.seat ?? seat), "quiet"));
    if (people?.stage === "playing") rows.push(button(say("leave"), () => leave(people?.seat ?? seat), "quiet"));
  }
  return el("details", { class: "more", open }, el("summary", {}, say("settings")), el("div", { class: "more-box" }, ...rows));
}

/** @param {number} seat */
function leave(seat) {
  if (window.confirm(say("leave-sure"))) void ask("DELETE", `/api/tables/${facts.table}/seats/${seat}`);
}

async function undo() {
  try {
    await line.request({ do: "undo" });
    if (now?.undo === "ask" && people?.votes.length) toast(say("undo-asked"));
  } catch (error) {
    toast(/** @type {{text?: string}} */ (error).text || say("offline"));
  }
}

/** When it is over: the result, and what comes next. */
function result() {
  document.querySelector(".result")?.remove();
  if (!now?.over || !people || looking || replay) return;
  const scores = now.scores;
  const order = [...people.seats].sort((a, b) => scores[b.seat] - scores[a.seat]);
  const rows = order.map((chair) => el("li", {}, el("span", { class: `sign own${chair.seat % 6}`, "aria-hidden": "true" }, chair.sign), el("span", {}, chair.name), el("strong", {}, String(scores[chair.seat]))));
  const again = people.next ? el("a", { class: "button main", href: `/t/${people.next}` }, say("come-along")) : people.mine.length ? button(say("rematch"), () => void rematch(), "main") : null;
  const look = el("a", { class: "button", href: `/t/${facts.table}/replay` }, say("replay"));
  const save = el("a", { class: "button quiet", href: `/api/tables/${facts.table}/record`, download: true }, say("record"));
  at("others").before(el("section", { class: "result", "aria-label": say("result") }, el("h2", {}, outcome(now)), el("ol", {}, ...rows), el("div", { class: "doors" }, again, look, save)));
}

async function rematch() {
  const found = await line.request({ do: "rematch" }).catch(() => null);
  if (found?.table) window.location.assign(`/t/${found.table}`);
}

/** An earlier position, until the reader comes back. @param {number} ply */
async function showPast(ply) {
  if (replay) return replay.go(ply);
  const found = await line.request({ do: "show", ply }).catch(() => null);
  if (!found || !people) return;
  looking = true;
  side.mark(ply);
  stage.draw({ .../** @type {Sight} */ (now), ...found.sight, ask: null, told: [] }, people, false);
  status(say("past"), false);
  at("ask").replaceChildren();
  document.querySelector(".result")?.remove();
  at("offers").replaceChildren(button(say("now"), present, "main"));
  announce(say("past"));
}

function present() {
  looking = false;
  side.mark(null);
  if (!now || !people) return;
  stage.draw({ ...now, told: [] }, people, false);
  whose(now);
  speaker.begin(now);
  result();
}

/** Several seats on one device: the next one is asked to sit down, behind a curtain where hands are hidden. @param {Sight} sight */
function handOver(sight) {
  const curtain = at("curtain");
  if (!people || watching || people.mine.length < 2 || sight.over) return lift();
  const next = sight.awaits.find((seat) => people?.mine.includes(seat));
  if (next === undefined || next === people.seat || (people.seat !== null && sight.awaits.includes(people.seat))) return lift();
  const hidden = sight.zones.some((zone) => zone.region === "hand");
  if (!hidden) return void line.request({ do: "turn", seat: next }).catch(() => {});
  if (curtained === next) return;
  curtained = next;
  const name = people.seats[next].name;
  const go = button(say("show-hand"), () => void line.request({ do: "turn", seat: next }).then(lift), "main big");
  curtain.replaceChildren(el("h2", {}, say("curtain", { name })), el("p", {}, say("curtain-more")), go);
  curtain.hidden = false;
  document.body.classList.add("curtained");
  go.focus();
}

function lift() {
  curtained = -1;
  at("curtain").hidden = true;
  document.body.classList.remove("curtained");
}
