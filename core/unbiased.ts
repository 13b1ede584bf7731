/**
 * Turns random bytes into choices of equal chance: a byte above the last full round is thrown away, since `byte % 26`
 * alone would favour the first letters. Randomness comes in as bytes because core does no I/O.
 */
export function unbiased(randomBytes: Uint8Array): (choices: number) => number {
  let next = 0
  return (choices) => {
    const end = 256 - (256 % choices)
    for (;;) {
      const byte = randomBytes[next]
      if (byte === undefined) throw new RangeError('Not enough random bytes')
      next += 1
      if (byte < end) return byte % choices
    }
  }
}
