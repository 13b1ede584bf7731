/** Letters of long texts that one answer is looked through for the passages it shows: reading their words takes longest. */
const LETTERS = 200_000
/** Where these are used up, of each text so many. */
const FEW = 2_000

/** Bounds the passages of one answer: takes the texts one after the other, and answers what of each is looked through. */
export function cutting(): (text: string) => string {
  let left = LETTERS
  return (text) => {
    const cut = text.slice(0, Math.max(FEW, left))
    left -= cut.length
    return cut
  }
}
