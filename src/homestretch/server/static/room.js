// @ts-check
// Before the start: the game, who sits where and with whom, the link for friends, and a word with them.
import { ask } from "./asking.js";
import { at, button, el, facts, focused, refocus, say, setting, sign, toast } from "./dom.js";
import { copy, linkDoors, share } from "./links.js";
import { partner } from "./partners.js";
import { agreed, setup } from "./setup.js";

/** @typedef {import("./types.js").Chair} Chair */
/** @typedef {import("./types.js").People} People */

const HERE = `/api/tables/${facts.table}`;
const A_YEAR = 31536000;
/** @type {{parent: Node, before: Node | null} | null} */
let chatWas = null; // where the chat is while the game is played

/** Show who sits where, until the game begins. @param {People} people */
export function room(people) {
  const place = at("room");
  const waiting = people.stage === "waiting";
  place.hidden = !waiting;
  if (!waiting) return leave(place);
  if (isTyping(place) && place.dataset.n === String(people.n)) return;
  place.dataset.n = String(people.n);
  const focus = focused();
  const typed = /** @type {HTMLInputElement | null} */ (document.getElementById("my-name"))?.value;
  const [left, right] = place.children.length ? place.children : enter(place);
  left.replaceChildren(game(), new Seats(people, typed).box(), start(people));
  right.replaceChildren(invite(), people.host ? setup(people) : agreed(people));
  refocus(focus, place);
}

/** Two columns, and the chat, which stays: nobody is cut short. @param {HTMLElement} place */
function enter(place) {
  const chat = at("chat");
  if (chat.parentNode) chatWas = { parent: chat.parentNode, before: chat.nextSibling };
  const columns = [el("div", { class: "column-box" }), el("div", { class: "column-box" })];
  place.replaceChildren(...columns, chat);
  return columns;
}

/** @param {HTMLElement} place */
function leave(place) {
  chatWas?.parent.insertBefore(at("chat"), chatWas.before);
  chatWas = null;
  place.replaceChildren();
}

/** @param {HTMLElement} place */
function isTyping(place) {
  const now = document.activeElement;
  return now instanceof HTMLInputElement && place.contains(now) && !at("chat").contains(now);
}

/** What will be played. */
function game() {
  const shot = el("div", { class: "shot" });
  const poster = document.getElementById("poster");
  if (poster instanceof HTMLTemplateElement) shot.append(poster.content.cloneNode(true));
  const { title, about } = facts.game;
  const text = el("div", {}, el("h2", {}, title), el("p", { class: "note" }, about));
  return el("div", { class: "card-box what" }, shot, text);
}

class Seats {
  /**
   * @param {People} people
   * @param {string | undefined} typed
   */
  constructor(people, typed) {
    this.people = people;
    this.seated = people.mine.length > 0;
    const value = typed ?? (this.seated ? "" : facts.name || setting("name"));
    const given = { value, maxlength: facts.longest_name, autocomplete: "nickname" };
    this.input = el("input", { id: "my-name", "data-key": "my-name", ...given });
  }

  box() {
    const free = this.people.seats.some((chair) => chair.kind === "open");
    const name = free && facts.mode === "play" ? this.nameLine() : null;
    const rows = this.people.seats.map((chair) => el("li", { class: chair.kind }, ...this.row(chair)));
    return el("div", { class: "card-box" }, name, el("ol", { class: "chairs" }, ...rows));
  }

  nameLine() {
    const label = el("label", { for: "my-name" }, say(this.seated ? "hot" : "name"));
    return el("div", { class: "name-line" }, label, this.input);
  }

  /** @param {Chair} chair */
  row(chair) {
    const mine = this.people.mine.includes(chair.seat);
    const bot = chair.bot ? ` · ${say("bot")}, ${say(`level-${chair.bot}`)}` : "";
    const note = bot || (mine ? ` · ${say("you")}` : "");
    const text = el("span", { class: "who" }, (chair.name || say("free-seat")) + note);
    const doors = this.doors(chair, mine);
    for (const [n, one] of doors.entries()) one.dataset.key = `seat${chair.seat}-${n}`;
    return [sign(chair), text, ...partner(chair, this.people), el("span", { class: "doors" }, ...doors)];
  }

  /**
   * @param {Chair} chair
   * @param {boolean} mine
   * @returns {HTMLElement[]}
   */
  doors(chair, mine) {
    const doors = [];
    if (chair.kind === "open" && facts.mode === "play") {
      doors.push(button(say("sit-here"), () => void this.sit(chair.seat), this.seated ? "" : "main"));
    }
    const stand = () => void ask("DELETE", `${HERE}/seats/${chair.seat}`);
    if (mine) doors.push(button(say("stand"), stand, "quiet"));
    return this.people.host && !mine ? [...doors, ...hosting(chair, this.people)] : doors;
  }

  /** @param {number} seat */
  async sit(seat) {
    const name = this.input.value.trim();
    if (!name) {
      this.input.focus();
      return toast(say("name"));
    }
    this.input.value = "";
    if (await ask("POST", `${HERE}/seats/${seat}`, { name })) {
      if (!setting("name")) setting("name", name);
      const kept = `homestretch_name=${encodeURIComponent(name)}`;
      document.cookie = `${kept}; path=/; max-age=${A_YEAR}; samesite=lax`;
    } else this.input.value = name;
  }
}

/**
 * What the host may do with a seat.
 * @param {Chair} chair
 * @param {People} people
 */
function hosting(chair, people) {
  const put = (/** @type {string} */ bot) => void ask("PUT", `${HERE}/seats/${chair.seat}/bot`, { bot });
  if (chair.kind !== "open") return [button(say("remove"), () => put(""), "quiet")];
  const levels = facts.bots.map((level) => el("option", { value: level }, say(`level-${level}`)));
  const none = el("option", { value: "" }, `${say("place-bot")} …`);
  const pick = el("select", { "aria-label": `${say("place-bot")} ${chair.seat + 1}` }, none, ...levels);
  pick.addEventListener("change", () => pick.value && put(pick.value));
  return [pick, ...linkDoors(people, chair.seat, say("invite-seat"), say("invite-seat-more"))];
}

/** @param {People} people */
function start(people) {
  const free = people.seats.some((chair) => chair.kind === "open");
  const note = people.host ? say(free ? "start-more" : "full") : say("host-waits");
  const go = button(say("start"), () => void ask("POST", `${HERE}/start`), "main big");
  go.dataset.key = "start";
  return el("div", { class: "card-box start" }, people.host && go, el("p", { class: "note" }, note));
}

function invite() {
  const code = el("img", { src: `/t/${facts.table}/code.svg`, alt: say("code"), width: 180, height: 180 });
  const given = { readonly: true, value: facts.address, class: "link", "data-key": "address" };
  const link = el("input", { "aria-label": say("copy"), ...given });
  const doors = [button(say("copy"), () => void copy(facts.address))];
  if ("share" in navigator) doors.unshift(button(say("share"), () => void share(facts.address), "main"));
  for (const [n, one] of doors.entries()) one.dataset.key = `invite${n}`;
  const row = el("div", { class: "doors" }, ...doors);
  return el("div", { class: "card-box invite" }, code, el("div", {}, el("p", {}, say("invite")), link, row));
}
