import type { Glyph, GlyphPosition } from 'fontkit'
import { facesOf, type Weight } from './faces.ts'
import { isRightToLeft, mirrored, type Run } from './runs.ts'

export interface Shaped {
  readonly glyphs: readonly Glyph[]
  readonly positions: readonly GlyphPosition[]
  /** In units of the em: times the size, points. */
  readonly width: number
}

const ARABIC = /\p{Script=Arabic}/u
const MAX_REMEMBERED = 20_000
const remembered = new Map<string, Shaped>()

/** The direction is given, not guessed from the letters: a word is shaped as its paragraph reads it. */
export function shape(run: Run, weight: Weight): Shaped {
  const key = `${weight} ${run.face} ${isRightToLeft(run)} ${run.text}`
  const known = remembered.get(key)
  if (known) return known
  const face = facesOf(weight)[run.face]!
  const script = ARABIC.test(run.text) ? 'arab' : 'latn'
  const direction = isRightToLeft(run) ? 'rtl' : 'ltr'
  const { glyphs, positions } = face.layout(mirrored(run), undefined, script, undefined, direction)
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.unitsPerEm
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  const shaped = { glyphs, positions, width }
  remembered.set(key, shaped)
  return shaped
}
