/** Letters as they stand on a line of a page. */
export interface Drawn {
  readonly text: string
  readonly x: number
  readonly width: number
  readonly height: number
}

type Direction = 'rtl' | 'ltr'

/** A gap of so much of the height of letters parts two words. */
const GAP = 0.15
const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
const directionOf = (text: string): Direction | null =>
  RTL.test(text) && /\p{L}|\p{M}/u.test(text) ? 'rtl' : /[\p{L}\p{N}]/u.test(text) ? 'ltr' : null

/**
 * The words of a line in the order in which they are read. Programs that print pages place Arabic letters one by one from left to right, so
 * the order of a page is not that of its words. Letters of one piece are in order already.
 */
export function lineText(pieces: readonly Drawn[]): string {
  if (!pieces.some(({ text }) => directionOf(text) === 'rtl')) return joined(pieces)
  const placed = pieces.filter(({ text }) => text !== '').toSorted((a, b) => a.x - b.x || a.width - b.width)
  const lengthOf = (wanted: Direction): number =>
    placed.reduce((sum, { text }) => sum + (directionOf(text) === wanted ? text.length : 0), 0)
  const whole = lengthOf('rtl') >= lengthOf('ltr') ? 'rtl' : 'ltr'
  const runs: { direction: Direction; pieces: Drawn[] }[] = []
  for (const [place, piece] of placed.entries()) {
    const last = runs.at(-1)
    const next = placed.slice(place).find(({ text }) => directionOf(text) !== null)
    const own = directionOf(piece.text) ?? (last && next && directionOf(next.text) === last.direction ? last.direction : whole)
    if (last?.direction === own) last.pieces.push(piece)
    else runs.push({ direction: own, pieces: [piece] })
  }
  const read = runs.map(({ direction, pieces: run }) => joined(direction === 'rtl' ? run.toReversed() : run))
  return (whole === 'rtl' ? read.toReversed() : read).join(' ')
}

function joined(pieces: readonly Drawn[]): string {
  let text = ''
  let before: Drawn | undefined
  for (const piece of pieces) {
    if (before && gapBetween(before, piece) > GAP * Math.max(piece.height, before.height)) text += ' '
    text += piece.text
    before = piece
  }
  return text
}

const gapBetween = (one: Drawn, other: Drawn): number => Math.max(other.x - one.x - one.width, one.x - other.x - other.width)
