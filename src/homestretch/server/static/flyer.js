// @ts-check
// Cards in the air: a picture of a thing that leaves one zone and is seen to arrive in another.
import { boxOf } from "./boxes.js";
import { el } from "./dom.js";

/** @typedef {import("./types.js").Flight} Flight */
/** @typedef {import("./motion.js").Change} Change */
/** @typedef {import("./motion.js").Was} Was */

const PLAIN = ["card", "tile", "coin", "die", "pawn", "special", "common", "down"]; // as pictures are drawn
const EASING = "cubic-bezier(.3,.7,.3,1)";

/**
 * Let a thing fly; when it lands.
 * @param {Change} change
 * @param {Flight} flight
 * @param {number} one
 * @param {number} delay
 * @param {(one: Animation) => void} keep
 */
export function fly(change, flight, one, delay, keep) {
  const end = flight.way[flight.way.length - 1];
  const made = change.things.get(flight.thing);
  const was = change.before.get(flight.thing);
  const lands = made?.dataset.at === end ? made : null;
  const shown = lands ?? was?.made ?? made;
  const goal = lands ?? change.find(end);
  const to = goal && boxOf(goal);
  const from = origin(change, flight, shown);
  if (!shown || !to || !from) return 0;
  const duration = one * 0.9;
  const stays = lands && !lands.classList.contains("down");
  if (stays) hide(lands, was, delay + duration, keep);
  const size = lands ? to.width : from.width;
  launch(shown, from, to, size, { duration, delay, fades: !lands, keep });
  return duration + delay;
}

/**
 * Where it flies from: the thing that lay there and is there no more, or the middle of the zone.
 * @param {Change} change
 * @param {Flight} flight
 * @param {HTMLElement | undefined} shown
 */
function origin(change, { thing, way }, shown) {
  const lay = (/** @type {Was} */ old) => old.made.dataset.at === way[0];
  const was = change.before.get(thing);
  if (was && lay(was)) return was.box;
  const look = shown?.dataset.look;
  const left = [...change.before].find(([id, old]) => {
    return lay(old) && !change.things.has(id) && old.made.dataset.look === look;
  });
  if (left) return left[1].box;
  const zone = change.find(way[0]);
  return zone ? boxOf(zone.querySelector(".thing") ?? zone) : undefined;
}

/**
 * Until it lands one sees what lay there before.
 * @param {HTMLElement} thing
 * @param {Was | undefined} was
 * @param {number} until
 * @param {(one: Animation) => void} keep
 */
function hide(thing, was, until, keep) {
  keep(thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until }));
  if (!was || was.made.dataset.at !== thing.dataset.at) return;
  const under = picture(was.made, was.box, was.box.width);
  const still = under.animate([{ opacity: 1 }, { opacity: 1 }], { duration: until });
  keep(still);
  still.onfinish = () => under.remove();
}

/**
 * @param {HTMLElement} shown
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} size
 * @param {{duration: number, delay: number, fades: boolean, keep: (one: Animation) => void}} how
 */
function launch(shown, from, to, size, { duration, delay, fades, keep }) {
  const made = picture(shown, to, size);
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const frames = [
    { translate: `${x}px ${y}px`, scale: from.width > 4 ? Math.min(1.4, from.width / size) : 1, opacity: 1 },
    { translate: `${x * 0.35}px ${y * 0.35 - 12}px`, scale: 1.12, opacity: 1, offset: 0.6 },
    { translate: "0 0", scale: fades ? 0.8 : 1, opacity: fades ? 0 : 1 },
  ];
  const flight = made.animate(frames, { duration, delay, easing: EASING, fill: "backwards" });
  keep(flight);
  flight.onfinish = () => made.remove();
}

/**
 * A picture over the table, where nothing cuts it off.
 * @param {HTMLElement} shown
 * @param {DOMRect} box
 * @param {number} size
 */
function picture(shown, box, size) {
  const cls = PLAIN.filter((name) => shown.classList.contains(name));
  const made = el("span", { class: ["flyer", ...cls].join(" "), "aria-hidden": "true" });
  const look = shown.querySelector("svg")?.cloneNode(true);
  if (look) made.append(look);
  made.style.width = `${size}px`;
  made.style.left = `${box.x + box.width / 2 + window.scrollX}px`;
  made.style.top = `${box.y + box.height / 2 + window.scrollY}px`;
  document.body.append(made);
  return made;
}
