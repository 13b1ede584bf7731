import type { Direction } from '@diwan/core/direction'
import bidiFactory from 'bidi-js'
import type * as fontkit from 'fontkit'
import { facesOf, type Weight } from './faces.ts'

/** Letters of one level and one face, without a break inside; `text` is in logical order. */
export interface Run {
  readonly level: number
  readonly face: number
  readonly text: string
}

const bidi = bidiFactory()
const CONTROL = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/
const MARK = /\p{M}/u
const SPACE = /\s/

/** Read from left to right in any paragraph: without isolates «20-11-2026» is drawn as 2026-11-20. */
const LEFT_TO_RIGHT = new RegExp(
  [
    String.raw`https?:\/\/\S+`,
    String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`\d{4}\/\d{2}\/\d{2}(?: \d{1,2}:\d{2} [AP]M)?`,
    String.raw`\d{1,4}-\d{1,2}-\d{2,4}`,
    String.raw`\d{1,2}:\d{2}(?: [AP]M)?`,
    String.raw`[A-Z0-9]{4}(?:-[A-Z0-9]{4})+`,
    String.raw`[A-Z]{3}\d{3}`,
    String.raw`\+\d[\d ]*\d`,
    String.raw`\d+ \/ \d+`,
    String.raw`\d+(?:[.,]\d+)*%`,
  ].join('|'),
  'g',
)

export const isolated = (text: string): string => text.replace(LEFT_TO_RIGHT, (token) => `\u2066${token}\u2069`)

/** Embeddings and overrides: with them a name could print the words after it backwards. */
const OVERRIDES = /[\u202A-\u202E]/g

/** Half rings of a transcription are drawn as the marks that most people write for them. */
const NEAREST: Readonly<Record<string, string>> = { ʾ: 'ʼ', ʿ: 'ʻ' }

const canDraw = (letter: string, weight: Weight): boolean =>
  facesOf(weight).some((face) => face.hasGlyphForCodePoint(letter.codePointAt(0)!))

/** A letter that no face has is drawn as what it consists of, as far as a face has that: Ṣ as S with a dot of its own, ḏ as d. */
const drawable = (text: string, weight: Weight): string =>
  text.replace(/[^\p{ASCII}]/gu, (letter) => {
    if (CONTROL.test(letter) || canDraw(letter, weight)) return letter
    const parts = Array.from((NEAREST[letter] ?? letter).normalize('NFKD')).filter((part) => canDraw(part, weight))
    return parts.length > 0 ? parts.join('') : letter
  })

/** The words of a paragraph in logical order, each as its runs, by UAX #9; white space is a word of its own. */
export function wordsOf(paragraph: string, direction: Direction, weight: Weight): Run[][] {
  const text = isolated(drawable(paragraph.normalize('NFC').replaceAll(OVERRIDES, ''), weight))
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const words: Run[][] = []
  let last: { level: number; face: number; text: string } | undefined
  let blank: boolean | undefined
  for (let index = 0; index < text.length;) {
    const letter = String.fromCodePoint(text.codePointAt(index)!)
    const level = levels[index] ?? 0
    index += letter.length
    if (CONTROL.test(letter)) continue
    const isBlank = SPACE.test(letter)
    if (isBlank !== blank) {
      words.push([])
      last = undefined
      blank = isBlank
    }
    const face = faceOf(letter, weight, last?.face)
    if (last !== undefined && last.level === level && last.face === face) last.text += letter
    else words.at(-1)!.push((last = { level, face, text: letter }))
  }
  return words
}

/** The runs of one line from left to right. */
export function inVisualOrder(runs: readonly Run[]): Run[] {
  const line = [...runs]
  const highest = Math.max(0, ...line.map(({ level }) => level))
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < line.length; start++) {
      if (line[start]!.level < level) continue
      let end = start
      while (end < line.length && line[end]!.level >= level) end++
      line.splice(start, end - start, ...line.slice(start, end).toReversed())
      start = end
    }
  }
  return line
}

export const isRightToLeft = ({ level }: Run): boolean => level % 2 === 1

/** Brackets turn round where they are read from right to left. */
export const mirrored = (run: Run): string =>
  isRightToLeft(run) ? Array.from(run.text, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join('') : run.text

/** A mark is drawn by the face of its letter where that has it. */
function faceOf(letter: string, weight: Weight, before: number | undefined): number {
  const faces = facesOf(weight)
  const has = (face: fontkit.Font | undefined): boolean => face?.hasGlyphForCodePoint(letter.codePointAt(0)!) === true
  if (before !== undefined && (SPACE.test(letter) || (MARK.test(letter) && has(faces[before])))) return before
  const found = faces.findIndex(has)
  return found === -1 ? (before ?? 0) : found
}
