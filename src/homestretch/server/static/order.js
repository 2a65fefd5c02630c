// @ts-check
// Messages in the order in which they came, though drawings come compressed and take a moment to unpack.

export const canUnpack = "DecompressionStream" in window;

/** @param {ArrayBuffer} data @returns {Promise<string>} */
function unpacked(data) {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}

export class Order {
  /** @param {(message: any) => void} take */
  constructor(take) {
    this.take = take;
    this.waiting = 0;
    this.last = Promise.resolve();
  }

  /** Take it at once, or after those before it. @param {string | ArrayBuffer} data */
  add(data) {
    if (typeof data === "string" && !this.waiting) return this.take(JSON.parse(data));
    this.waiting += 1;
    const text = typeof data === "string" ? data : unpacked(data);
    this.last = this.last.then(() => text).then((read) => this.next(read));
  }

  /** @param {string} text */
  next(text) {
    this.waiting -= 1;
    this.take(JSON.parse(text));
  }
}
