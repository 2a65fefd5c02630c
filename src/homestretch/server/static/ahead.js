// @ts-check
// What may follow the words said so far, as the rules told: ways from here to the end of the move.

/** @typedef {import("./types.js").Ways} Ways */
/** @typedef {{token: number, next: Node[], known: boolean}} Node */

const SOON = 2; // words: a pawn and where it goes

export class Ahead {
  /**
   * @param {number[]} path what was said when it was asked for
   * @param {Ways} ways
   */
  constructor(path, ways) {
    this.path = path;
    const { words, under, more } = ways;
    const hidden = new Set(more);
    /** @type {Node[]} */
    const nodes = words.map((token, n) => ({ token, next: [], known: !hidden.has(n) }));
    /** @type {Node} */
    this.root = { token: -1, next: [], known: true };
    for (const [n, node] of nodes.entries()) (nodes[under[n]] ?? this.root).next.push(node);
  }

  /** Where these words lead, if that was looked at. @param {number[]} path */
  at(path) {
    if (path.length < this.path.length || this.path.some((token, n) => token !== path[n])) return null;
    /** @type {Node | null} */
    let node = this.root;
    for (const token of path.slice(this.path.length)) {
      node = node?.next.find((one) => one.token === token) ?? null;
    }
    return node?.known ? node : null;
  }

  /**
   * The words that may be said soon after these.
   * @param {number[]} path
   * @param {number} [deep] so many words on
   */
  words(path, deep = SOON) {
    const found = new Set();
    let wave = this.at(path)?.next ?? [];
    for (let n = 0; n < deep && wave.length; n += 1) {
      for (const node of wave) found.add(node.token);
      wave = wave.flatMap((node) => node.next);
    }
    return /** @type {Set<number>} */ (found);
  }

  /**
   * What may be said first to come to one of these words, and what may follow it.
   * @param {number[]} path
   * @param {number[]} group
   */
  around(path, group) {
    const first = this.at(path)?.next ?? [];
    const before = new Set(), after = new Set();
    for (const node of first) {
      const met = node.next.filter((next) => group.includes(next.token));
      if (met.length) before.add(node.token);
      for (const one of met) for (const next of one.next) after.add(next.token);
    }
    return { before, after };
  }

  /**
   * The shortest ways on that say one word of each group, one group after another.
   * @param {number[]} path
   * @param {number[][]} groups
   * @returns {number[][]}
   */
  ways(path, groups) {
    let wave = [{ node: this.at(path), way: /** @type {number[]} */ ([]), met: 0 }];
    while (wave.length) {
      wave = wave.flatMap(({ node, way, met }) =>
        (node?.next ?? []).map((next) => {
          const meets = groups[met].includes(next.token);
          return { node: next, way: [...way, next.token], met: met + Number(meets) };
        }),
      );
      const there = wave.filter(({ met }) => met === groups.length);
      if (there.length) return there.map(({ way }) => way);
    }
    return [];
  }

  /**
   * The only way on from these words: as far as nothing is to be chosen, and whether that ends the move.
   * @param {number[]} path
   */
  only(path) {
    /** @type {number[]} */
    const way = [];
    let node = this.at(path);
    while (node?.known && node.next.length === 1) {
      node = node.next[0];
      way.push(node.token);
    }
    return { way, ends: Boolean(node?.known && !node.next.length) };
  }
}
