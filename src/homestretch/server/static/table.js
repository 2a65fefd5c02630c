// @ts-check
// The table: listens to the line, keeps the story in order, and hands everything to whoever shows it.
import { abouts, looks, meetOwners } from "./about.js";
import { announce, at, button, facts, say, toast } from "./dom.js";
import { hearCoach, markCoached, showCoach } from "./coach.js";
import "./awake.js";
import { showLine } from "./banner.js";
import { Curtain } from "./curtain.js";
import { Following } from "./following.js";
import { showLead } from "./leading.js";
import { Line } from "./line.js";
import { beat } from "./motion.js";
import { Replay } from "./replay.js";
import "./fit.js";
import "./near.js";
import "./resting.js";
import "./rulebook.js";
import { showResult } from "./result.js";
import { room } from "./room.js";
import { Side } from "./side.js";
import { Speaker } from "./speak.js";
import { Stage } from "./stage.js";
import { Tools } from "./tools.js";
import { number } from "./traces.js";

/** @typedef {import("./types.js").Led} Led */
/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Pictures} Pictures */
/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./types.js").ToClient} ToClient */

const BEHIND = 3; // positions; who is further behind sees them without movement

class Table {
  constructor() {
    /** @type {People | null} */
    this.people = null;
    /** @type {Sight | null} */
    this.now = null;
    /** @type {Sight[]} */
    this.queue = [];
    this.running = false;
    this.looking = false; // at an earlier position
    /** @type {Sight | null} */
    this.settled = null;
    this.following = new Following();
    number();
    this.before = ""; // what the status said when the table began to be fetched
    const watch = facts.mode === "play" ? "" : "&watch=1";
    const path = `/api/tables/${facts.table}/line?lang=${facts.lang}&beat=1${watch}`;
    this.line = new Line(path, (message) => this.hear(message), showLine);
    this.stage = new Stage((says, from) => this.speaker.clicked(says, from));
    this.speaker = new Speaker(this.line, (sight) => this.draw(sight, true));
    this.side = new Side(this.line, (ply) => void this.showPast(ply));
    this.tools = new Tools(this.line, () => void this.speaker.hint());
    this.curtain = new Curtain(this.line);
    this.replay = facts.mode === "replay" ? this.makeReplay() : null;
  }

  makeReplay() {
    return new Replay(this.line, (sight) => this.drawOpen(sight), this.side);
  }

  /** @param {ToClient} message */
  hear(message) {
    if (message.do === "fetching") this.fetching();
    else if (message.do === "people") this.meet(message);
    else if (message.do === "board") this.stage.lay(message);
    else if (message.do === "looks") this.learn(message);
    else if (message.do === "coach") hearCoach(message);
    else if (message.do === "sight") this.take(message);
    else if (message.do === "led") this.lead(message);
    else if (message.do === "chat") this.side.hear(message, false);
    else if (message.do === "error") toast(message.text);
  }

  /** @param {Led} led */
  lead(led) {
    if (this.replay) this.replay.led(led);
    else showLead(led);
  }

  /** @param {Pictures} sent */
  learn(sent) {
    Object.assign(looks, sent.looks);
    Object.assign(abouts, sent.abouts);
  }

  fetching() {
    const turn = at("turn");
    if (turn.textContent !== say("fetching")) this.before = turn.textContent ?? "";
    turn.textContent = say("fetching");
  }

  /** @param {People} people */
  meet(people) {
    if (at("turn").textContent === say("fetching")) at("turn").textContent = this.before;
    this.people = people;
    meetOwners(people.seats);
    document.body.dataset.stage = people.stage;
    document.body.classList.toggle("seated", people.seat !== null);
    room(people);
    this.side.meet(people);
    if (people.stage === "waiting") return this.status(say("wait-start"), false);
    const shown = this.speaker.shown ?? this.now;
    if (shown && !this.running) this.draw({ ...shown, told: [] }, true);
    this.around();
  }

  /** @param {Sight} sight */
  take(sight) {
    if (sight.fresh) this.queue.length = 0;
    this.queue.push(sight);
    if (!this.running) void this.run();
  }

  async run() {
    this.running = true;
    for (let sight = this.queue.shift(); sight; sight = this.queue.shift()) {
      const pause = this.show(sight);
      if (pause >= 0) await this.following.seen(pause);
      if (this.settled !== sight) this.answer(sight);
    }
    this.running = false;
  }

  /** A new position; how long to wait before the next one, or -1 for not at all. @param {Sight} sight */
  show(sight) {
    const asked = Boolean(this.now?.ask && sight.ask && !this.speaker.moved(this.now));
    this.now = sight;
    this.following.hear(sight);
    this.side.tell(sight.told, sight.since, sight.fresh);
    if (this.replay) this.replay.begin(sight, this.people);
    if (this.replay || this.looking) return -1;
    const still = sight.fresh || this.queue.length > BEHIND;
    const took = this.draw(asked ? this.speaker.current(sight) : { ...sight, ask: null }, still);
    if (asked) this.settle(sight);
    else if (took && this.following.say(sight.told)) this.speaker.ask({ ...sight, ask: null });
    if (!this.queue.length && !took) return -1;
    return still ? 0 : Math.max(took, beat() * 0.5);
  }

  /** What was shown can be answered now. @param {Sight} sight */
  answer(sight) {
    if (this.replay || this.looking) return;
    if (sight.ask) this.draw({ ...this.speaker.current(sight), told: [] }, true);
    this.settle(sight);
  }

  /** The position has been seen: whose turn it is, and what is asked. @param {Sight} sight */
  settle(sight) {
    this.settled = sight;
    this.whose(sight);
    this.speaker.begin(sight);
    if (this.people) showCoach(sight, this.people);
    this.around();
    if (this.people) this.curtain.handOver(sight, this.people);
  }

  /**
   * @param {Sight} sight
   * @param {boolean} still
   */
  draw(sight, still) {
    if (!this.people) return 0;
    const took = this.stage.draw(sight, this.people, still, this.queue.length);
    this.following.mark(this.stage, sight, this.people.seat);
    markCoached(sight);
    if (sight.ask) this.speaker.mark();
    return took;
  }

  /** With all hands open, nobody's seat is one's own. @param {Sight} sight */
  drawOpen(sight) {
    if (this.people) this.stage.draw(sight, { ...this.people, seat: null }, false);
  }

  /** @param {Sight} sight */
  whose(sight) {
    if (!this.people) return;
    const { seat, seats } = this.people;
    if (sight.outcome) return this.status(sight.outcome.text, false);
    if (seat !== null && sight.awaits.includes(seat)) return this.status(say("your-turn"), true);
    const name = sight.awaits.map((one) => seats[one].name).join(", ");
    this.status(say("turn-of", { name }), false);
  }

  /**
   * @param {string} text
   * @param {boolean} mine
   */
  status(text, mine) {
    at("turn").textContent = text;
    document.body.classList.toggle("my-turn", mine);
  }

  /** What stands around the table: tools, and the result when it is over. */
  around() {
    if (!this.people || !this.now || this.replay) return;
    this.tools.draw(this.now, this.people);
    this.result();
  }

  result() {
    document.querySelector(".result")?.remove();
    const outcome = this.now?.outcome;
    if (outcome && this.people && !this.looking) showResult(this.line, outcome, this.people);
  }

  /** An earlier position, until the reader comes back. @param {number} ply */
  async showPast(ply) {
    if (this.replay) return this.replay.steer(ply);
    const found = await this.line.request({ do: "show", ply }).catch(() => null);
    if (!found || !this.now) return;
    this.looking = true;
    this.speaker.hush();
    this.side.mark(ply);
    this.draw({ ...this.now, ...found.sight, ask: null, told: [] }, false);
    this.status(say("past"), false);
    this.result();
    at("ask").replaceChildren();
    at("offers").replaceChildren(button(say("now"), () => this.present(), "main"));
    announce(say("past"));
  }

  present() {
    this.looking = false;
    this.side.mark(null);
    if (!this.now) return;
    this.draw({ ...this.now, told: [] }, false);
    this.whose(this.now);
    this.speaker.begin(this.now);
    this.result();
  }
}

new Table();
