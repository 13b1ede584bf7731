const BITS = 32

/** A set of sheets by their number. Thousands of differences are counted when a survey closes, so it is made of machine words. */
export class SheetSet {
  #words = new Uint32Array(8)

  add(sheet: number): void {
    const at = Math.floor(sheet / BITS)
    if (at >= this.#words.length) {
      const grown = new Uint32Array(Math.max(at + 1, this.#words.length * 2))
      grown.set(this.#words)
      this.#words = grown
    }
    this.#words[at]! |= 1 << (sheet % BITS)
  }

  get size(): number {
    return this.#words.reduce((sum, word) => sum + ones(word), 0)
  }

  equals(other: SheetSet): boolean {
    return this.countWithout(other) === 0 && other.countWithout(this) === 0
  }

  and(other: SheetSet): SheetSet {
    return this.#combined((word, at) => word & (other.#words[at] ?? 0))
  }

  without(other: SheetSet): SheetSet {
    return this.#combined((word, at) => word & ~(other.#words[at] ?? 0))
  }

  /** How many of these sheets the other set lacks. */
  countWithout(other: SheetSet): number {
    let sum = 0
    for (let at = 0; at < this.#words.length; at += 1) sum += ones(this.#words[at]! & ~(other.#words[at] ?? 0))
    return sum
  }

  #combined(combine: (word: number, at: number) => number): SheetSet {
    const made = new SheetSet()
    made.#words = this.#words.map(combine)
    return made
  }
}

/** Counts the bits of a word that are set (Warren, Hacker's Delight, figure 5-2). */
function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
