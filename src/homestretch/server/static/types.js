// @ts-check
// What comes in on the line. Nothing here runs; the names are for the type checker.

/** @typedef {{token: number, text: string, ends?: boolean}} Offer */
/** @typedef {{what: string, least: number, most: number, offers: Offer[], said: string[]}} Ask */
/** @typedef {{name: string, region: string, title: string, seat: number, flow: string, note: string, marks: string[]}} Zone */
/**
 * @typedef {object} Thing
 * @property {string} id
 * @property {string} role
 * @property {string} at
 * @property {string} label
 * @property {string} face
 * @property {number} owner
 * @property {string} look
 * @property {number[]} says
 * @property {string[]} marks
 */
/** @typedef {{ply: number, text: string, thing: string, way: string[]}} Told */
/**
 * @typedef {object} Sight
 * @property {number} n
 * @property {number} ply
 * @property {number} since
 * @property {string} undo
 * @property {boolean} [fresh]
 * @property {number[]} path
 * @property {number[]} awaits
 * @property {boolean} over
 * @property {number[]} scores
 * @property {Ask | null} ask
 * @property {Zone[]} zones
 * @property {Thing[]} things
 * @property {Told[]} told
 */
/** @typedef {{name: string, x: number, y: number, size: number, says: number[]}} Place */
/** @typedef {{svg: string, width: number, height: number, places: Place[], seat: number | null}} Board */
/** @typedef {{seat: number, kind: string, name: string, bot: string, here: boolean, away: boolean, sign: string}} Chair */
/** @typedef {{kind: string, by: number, about: number, asked: number[], name: string}} Vote */
/** @typedef {{n: number, seat: number, name: string, text: string}} Chat */
/** @typedef {{game: string, seats: number, options: Record<string, string>, hints: boolean, listed: boolean}} Setup */
/**
 * @typedef {object} People
 * @property {number} n
 * @property {string} stage
 * @property {number | null} seat
 * @property {number[]} mine
 * @property {boolean} host
 * @property {Chair[]} seats
 * @property {Setup} setup
 * @property {number[]} fits
 * @property {number} watching
 * @property {Vote[]} votes
 * @property {Chat[]} chat
 * @property {string} next
 */
/** @typedef {{name: string, text: string, clause: string, default: unknown, choices: unknown[]}} Choice */
/**
 * @typedef {object} Facts
 * @property {string} table
 * @property {"play" | "watch" | "replay"} mode
 * @property {string} lang
 * @property {string} name
 * @property {string} address
 * @property {{name: string, title: string, seats: number[], options: Choice[]}} game
 * @property {string[]} bots
 */

export {};
