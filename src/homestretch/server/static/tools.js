// @ts-check
// What can be done besides the move.
import { ask } from "./asking.js";
import { at, button, complain, door, el, facts, say, setting, toast } from "./dom.js";
import { linkDoors, wayBack } from "./links.js";
import { number } from "./traces.js";
import { noticeRows } from "./noticed.js";

/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./line.js").Line} Line */

const SPEEDS = ["slow", "normal", "fast", "instant"];

export class Tools {
  /**
   * @param {Line} line
   * @param {() => void} hint
   */
  constructor(line, hint) {
    this.line = line;
    this.hint = hint;
  }

  /**
   * @param {Sight} sight
   * @param {People} people
   */
  draw(sight, people) {
    const seated = people.seat !== null && facts.mode === "play";
    const doors = seated ? this.doors(sight, people) : wayBack(people);
    for (const [n, one] of doors.entries()) one.dataset.key = `tool${n}`;
    const open = at("tools").querySelector("details")?.open ?? false;
    at("tools").replaceChildren(...doors, more(people, open));
  }

  /**
   * @param {Sight} sight
   * @param {People} people
   */
  doors(sight, people) {
    const doors = [];
    if (sight.ask && people.setup.hints) doors.push(button(say("hint"), this.hint, "quiet"));
    const text = say(sight.undo === "free" ? "undo" : "undo-ask");
    if (sight.undo) doors.push(button(text, () => void this.undo(sight), "quiet"));
    return doors;
  }

  /** @param {Sight} sight */
  async undo(sight) {
    try {
      await this.line.request({ do: "undo" });
      if (sight.undo === "ask") toast(say("undo-asked"));
    } catch (error) {
      complain(error, say("offline"));
    }
  }
}

/**
 * @param {People} people
 * @param {boolean} open
 */
function more(people, open) {
  const rows = [
    el("label", {}, say("speed"), " ", speed()),
    ...numbers(),
    el("label", {}, asking(), " ", say("ask-all")),
    ...noticeRows(),
    door(say("watch"), `/t/${facts.table}/watch`, "quiet", { target: "_blank" }),
    door(say("rules"), `/rules/${facts.game.name}`, "quiet", { target: "_blank" }),
    ...(facts.mode === "play" ? seatDoors(people) : []),
  ];
  const box = el("div", { class: "more-box" }, ...rows);
  return el("details", { class: "more", open }, el("summary", {}, say("settings")), box);
}

function speed() {
  const now = setting("speed") || "normal";
  const options = SPEEDS.map((name) => el("option", { value: name, selected: now === name }, say(name)));
  const made = el("select", { id: "speed" }, ...options);
  made.addEventListener("change", () => setting("speed", made.value));
  return made;
}

function numbers() {
  if (!document.querySelector(".traces .field-number")) return [];
  const made = el("input", { type: "checkbox", id: "numbers", checked: setting("numbers") === "on" });
  made.addEventListener("change", () => {
    setting("numbers", made.checked ? "on" : "");
    number();
  });
  return [el("label", {}, made, " ", say("numbers"))];
}

/** Whether even what has one answer is asked. */
function asking() {
  const made = el("input", { type: "checkbox", id: "ask-all", checked: setting("ask") === "all" });
  made.addEventListener("change", () => setting("ask", made.checked ? "all" : ""));
  return made;
}

/** What one may do with one's own seat, and as the host with those of bots. @param {People} people */
function seatDoors(people) {
  const own = people.mine.length ? ownSeat(people, people.seat ?? people.mine[0]) : [];
  if (!people.host || people.stage !== "playing") return own;
  const bots = people.seats.filter((chair) => chair.kind === "bot");
  const doors = bots.map(({ seat, name }) => {
    return linkDoors(people, seat, say("replace-bot", { name }), say("replace-bot-more"));
  });
  return [...own, ...doors.flat()];
}

/**
 * @param {People} people
 * @param {number} seat
 */
function ownSeat(people, seat) {
  const phone = linkDoors(people, seat, say("phone"), say("phone-more"));
  const leave = button(say("leave"), () => standUp(seat), "quiet");
  return people.stage === "playing" ? [...phone, leave] : phone;
}

/** @param {number} seat */
function standUp(seat) {
  if (window.confirm(say("leave-sure"))) void ask("DELETE", `/api/tables/${facts.table}/seats/${seat}`);
}
