/** How wide a text is drawn, in pixels. */
export interface Widths {
  /** Of the letters from one place to another, without a blank. */
  readonly of: (from: number, to: number) => number
  readonly blank: number
  /** The mark that stands for the words that gave way. */
  readonly mark: number
}

interface Room {
  readonly width: number
  readonly lines: number
}

/**
 * Where a text that has no room ends: behind the last word after which the mark still fits, in the order of reading. Nothing when all of
 * it has room. A first word that is too long by itself is cut between its letters.
 */
export function cutOf(text: string, { width, lines }: Room, widths: Widths): number | undefined {
  let line = 1
  let used = 0
  let cut = 0
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const own = widths.of(index, index + word.length)
    const joined = used === 0 ? own : used + widths.blank + own
    if (joined > width && used > 0) line += 1
    used = joined > width ? own : joined
    if (line > lines || used > width) return cut || lettersOf(text, (to) => widths.of(0, to) + widths.mark <= width)
    if (used + widths.mark <= width) cut = index + word.length
  }
  return undefined
}

function lettersOf(text: string, fits: (to: number) => boolean): number {
  let end = 0
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    if (end > 0 && !fits(index + segment.length)) break
    end = index + segment.length
  }
  return end
}
