// @ts-check
// The stage: a scene becomes elements. It knows places, zones and things, and no game.
import { explains, looks, settleAbout } from "./about.js";
import { boxOf } from "./boxes.js";
import { at, drawing, el, focused, refocus } from "./dom.js";
import { travel } from "./motion.js";
import { open } from "./picks.js";
import { chip, panel } from "./seat.js";
import { hide, whereabouts } from "./standing.js";
import { points, traces } from "./traces.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./types.js").Thing} Thing */
/** @typedef {import("./types.js").Zone} Zone */
/** @typedef {{zone: Zone, made: HTMLElement}} Laid */

const CLICK = 0.96; // how much of a place can be clicked

export class Stage {
  /** @param {(says: number[], from: HTMLElement) => void} click */
  constructor(click) {
    this.click = click;
    /** @type {Map<string, HTMLElement>} */
    this.things = new Map();
    /** @type {Map<string, HTMLElement>} */
    this.places = new Map();
    /** @type {Map<string, number[]>} */
    this.said = new Map(); // by places: what a click there may mean
    /** @type {Map<string, HTMLElement>} */
    this.zones = new Map();
    /** @type {Board | null} */
    this.board = null;
    /** @type {HTMLElement | null} */
    this.field = null;
    /** @type {HTMLElement | null} */
    this.holder = null; // the room that the board fills as far as it goes
  }

  /** @param {Board} board */
  lay(board) {
    this.board = board;
    this.things.clear();
    this.places.clear();
    this.said = new Map(board.places.map((place) => [place.name, place.says]));
    this.field = board.places.length ? this.makeBoard(board) : null;
    this.holder = this.field && el("div", { class: "board-room" }, this.field);
  }

  /** @param {Board} board */
  makeBoard(board) {
    const hits = el("div", { class: "hits" });
    for (const place of board.places) hits.append(this.makePlace(place, board));
    const pieces = el("div", { class: "pieces" });
    const told = el("ul", { class: "standing" });
    const layers = [told, drawing(board.svg), hits, traces(board), pieces, points(board)];
    const field = el("div", { class: "board-holder" }, ...layers);
    at("main").style.setProperty("--ratio", String(board.width / board.height));
    return field;
  }

  /**
   * @param {Place} place
   * @param {Board} board
   */
  makePlace(place, board) {
    const spot = el("button", { type: "button", class: "spot-door", "data-place": place.name, tabindex: -1 });
    spot.addEventListener("click", () => this.click(place.says, spot));
    position(spot, [place.x, place.y, place.size * CLICK], board);
    spot.dataset.says = JSON.stringify(place.says);
    spot.classList.toggle("mute", !place.says.length);
    hide(spot, true);
    explains(spot, place);
    this.places.set(place.name, spot);
    return spot;
  }

  /**
   * Draw a sight; how long its movements take.
   * @param {Sight} sight
   * @param {People} people
   * @param {boolean} still
   * @param {number} [behind] how many more wait to be shown
   */
  draw(sight, people, still, behind = 0) {
    const before = still ? new Map() : this.lying();
    const focus = focused();
    this.place(sight, people);
    refocus(focus);
    settleAbout();
    if (still) return 0;
    return travel({ things: this.things, before, find: (name) => this.find(name) }, sight.told, behind);
  }

  /** Where everything lies now. */
  lying() {
    return new Map([...this.things].map(([id, made]) => [id, { box: boxOf(made), made }]));
  }

  /** @param {string} name */
  find(name) {
    return this.places.get(name) ?? this.zones.get(name) ?? null;
  }

  /**
   * @param {Sight} sight
   * @param {People} people
   */
  place(sight, people) {
    const offered = new Map(sight.ask ? open(sight.ask).map((offer) => [offer.token, offer.text]) : []);
    const old = this.things;
    this.things = new Map();
    for (const thing of sight.things) {
      this.things.set(thing.id, this.makeThing(thing, offered, old.get(thing.id)));
    }
    if (this.field && this.board) this.fillBoard(this.field, this.board, sight, offered);
    this.fillZones(sight, people);
  }

  /**
   * @param {Thing} thing
   * @param {Map<number, string>} offered
   * @param {HTMLElement | undefined} old
   */
  makeThing(thing, offered, old) {
    const can = thing.says.some((token) => offered.has(token));
    const made = thing.says.length ? door(thing, can) : picture(thing);
    made.className = ["thing", thing.role, ...thing.marks, can ? "can" : ""].join(" ").trim();
    made.dataset.key = thing.id;
    made.dataset.says = JSON.stringify(thing.says);
    made.dataset.look = thing.look;
    made.dataset.label = thing.label;
    made.dataset.at = thing.at;
    if (thing.goes) made.dataset.goes = thing.goes;
    const same = old?.dataset.look === thing.look ? old.querySelector("svg") : null;
    const look = same ?? drawing(looks[thing.look]);
    made.append(look);
    made.style.setProperty("--w", look.getAttribute("width"));
    explains(made, thing);
    const under = thing.says.length ? thing.says : (this.said.get(thing.at) ?? []);
    made.addEventListener("click", (event) => {
      event.stopPropagation();
      this.click(under, made);
    });
    return made;
  }

  /**
   * @param {HTMLElement} field
   * @param {Board} board
   * @param {Sight} sight
   * @param {Map<number, string>} offered
   */
  fillBoard(field, board, sight, offered) {
    for (const place of board.places) this.openPlace(place, offered);
    const order = new Map(board.places.map((place, n) => [place.name, n]));
    const rank = (/** @type {Thing} */ thing) => order.get(thing.at) ?? 0;
    const standing = sight.things.filter((thing) => thing.spot).sort((a, b) => rank(a) - rank(b));
    const pieces = standing.flatMap((thing) => {
      const made = this.things.get(thing.id);
      if (made && thing.spot) position(made, thing.spot, board);
      return made ?? [];
    });
    for (const piece of pieces) hide(piece, !piece.matches(".can"));
    field.querySelector(".pieces")?.replaceChildren(...pieces);
    field.querySelector(".standing")?.replaceWith(whereabouts(board, sight));
  }

  /**
   * A place that says an offered word can be clicked.
   * @param {Place} place
   * @param {Map<number, string>} offered
   */
  openPlace(place, offered) {
    const spot = this.places.get(place.name);
    if (!spot) return;
    const token = place.says.find((one) => offered.has(one));
    const text = token === undefined ? undefined : offered.get(token);
    spot.classList.toggle("can", token !== undefined);
    spot.tabIndex = token === undefined ? -1 : 0;
    spot.setAttribute("aria-label", text ?? place.label);
    hide(spot, token === undefined);
  }

  /**
   * @param {Sight} sight
   * @param {People} people
   */
  fillZones(sight, people) {
    this.zones.clear();
    const zones = sight.zones.map((zone) => ({ zone, made: this.makeZone(zone, sight.things) }));
    const me = people.seat;
    const count = people.seats.length;
    const panels = people.seats.map((chair) => panel(chair, people, sight, before(zones, chair.seat)));
    const first = me === null ? 0 : me + 1;
    const others = people.seats.map((_, n) => (first + n) % count).filter((seat) => seat !== me);
    at("others").replaceChildren(...others.map((seat) => panels[seat]));
    const centre = el("div", { class: "middle" }, ...inRegion(zones, "centre"));
    at("chips").replaceChildren(...people.seats.map((chair) => chip(chair, people, sight)));
    at("centre").replaceChildren(...(this.holder ? [this.holder] : []), centre);
    at("own").replaceChildren(...(me === null ? [] : [panels[me]]), ...inRegion(zones, "hand"));
    document.body.classList.toggle("has-board", Boolean(this.field));
  }

  /**
   * @param {Zone} zone
   * @param {Thing[]} things
   */
  makeZone(zone, things) {
    const here = things.filter((thing) => thing.at === zone.name);
    const title = el("span", { class: "zone-title" }, zone.title);
    const note = zone.note ? el("span", { class: "zone-note" }, zone.note) : null;
    const head = el("div", { class: "zone-head" }, title, note);
    const cls = ["zone", `in-${zone.region}`, ...zone.marks].join(" ");
    const pile = el("div", { class: `pile ${zone.flow}` }, ...this.pile(zone, here));
    const made = el("div", { class: cls, role: "group", "aria-label": zone.title }, head, pile);
    this.zones.set(zone.name, made);
    return made;
  }

  /**
   * @param {Zone} zone
   * @param {Thing[]} here
   */
  pile(zone, here) {
    const found = (/** @type {Thing[]} */ things) => things.map((thing) => this.things.get(thing.id));
    if (zone.flow !== "columns") return found(here);
    return columns(here).map((same) => el("div", { class: "column" }, ...found(same)));
  }
}

/** A thing that is only looked at. @param {Thing} thing */
function picture(thing) {
  return el("span", { role: "img", "aria-label": thing.label });
}

/**
 * A thing that can be clicked: to say something, or to hear why not.
 * @param {Thing} thing
 * @param {boolean} can
 */
function door(thing, can) {
  const label = el("span", { class: "unseen" }, thing.label);
  return el("button", { type: "button", tabindex: can ? null : -1 }, label);
}

/**
 * @param {HTMLElement} piece
 * @param {[number, number, number]} spot
 * @param {Board} board
 */
function position(piece, [x, y, width], board) {
  piece.style.left = `${(100 * x) / board.width}%`;
  piece.style.top = `${(100 * y) / board.height}%`;
  piece.style.width = `${(100 * width) / board.width}%`;
}

/** Equal faces overlap in a column. @param {Thing[]} things */
function columns(things) {
  /** @type {Thing[][]} */
  const found = [];
  for (const thing of things) {
    const last = found.at(-1);
    if (last && last[0].face === thing.face && last[0].owner === thing.owner) last.push(thing);
    else found.push([thing]);
  }
  return found;
}

/**
 * @param {Laid[]} zones
 * @param {string} region
 */
function inRegion(zones, region) {
  return zones.filter(({ zone }) => zone.region === region).map(({ made }) => made);
}

/**
 * What lies before a player.
 * @param {Laid[]} zones
 * @param {number} seat
 */
function before(zones, seat) {
  return zones.filter(({ zone }) => zone.seat === seat && zone.region !== "hand").map(({ made }) => made);
}
