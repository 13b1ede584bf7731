import { isInline, type TreeNode } from '../document-tree.ts'
import { aligned, comparedWords, type Piece } from './compare.ts'

/** A part of the text of a page, in UTF-16 units from its beginning; `to` is behind its last one. */
export interface Passage {
  readonly from: number
  readonly to: number
}

/** The words of a page without marks, a line for each block that holds words. */
export const passageText = (blocks: readonly TreeNode[]): string =>
  blocks
    .map((block) => {
      const content = block.content ?? []
      return content.some(isInline) ? `${content.map(wordsOf).join('')}\n` : passageText(content)
    })
    .join('')

const wordsOf = ({ type, text = '', attrs }: TreeNode): string => {
  if (type === 'mention') return `@${(attrs as { readonly label: string }).label}`
  return type === 'hardBreak' ? '\n' : text
}

/** White space and invisible marks differ between a text and its picture on a screen. */
const UNSEEN = /[\s\p{Cf}]/u

/** A text in which passages are looked for, read once however many they are. */
export interface ReadText {
  /** The `nth` place, from 0, at which the text has these words, whatever white space is between them. */
  readonly find: (quote: string, nth: number) => Passage | undefined
  /** How often the words of a passage come before it: the `nth` of `find`. */
  readonly timesBefore: (passage: Passage) => number
}

export function readText(text: string): ReadText {
  const { seen: whole, at } = seen(text)
  const known = new Map<string, readonly number[]>()
  const placesOf = (words: string): readonly number[] => {
    const places = known.get(words) ?? [...everyPlace(whole, words)]
    known.set(words, places)
    return places
  }
  return {
    find: (quote, nth) => {
      const words = seen(quote).seen
      const place = words === '' ? undefined : placesOf(words)[nth]
      return place === undefined ? undefined : { from: at[place]!, to: at[place + words.length - 1]! + 1 }
    },
    timesBefore: ({ from, to }) =>
      Math.max(
        0,
        placesOf(seen(text.slice(from, to)).seen).findIndex((place) => at[place]! >= from),
      ),
  }
}

/** A text without what is not seen, and the place of each unit of it. */
function seen(text: string): { readonly seen: string; readonly at: readonly number[] } {
  const at: number[] = []
  const kept: string[] = []
  for (let place = 0; place < text.length; place += 1) {
    const unit = text[place]!
    if (UNSEEN.test(unit)) continue
    kept.push(unit)
    at.push(place)
  }
  return { seen: kept.join(''), at }
}

function* everyPlace(text: string, words: string): Generator<number> {
  for (let place = text.indexOf(words); place >= 0; place = text.indexOf(words, place + 1)) yield place
}

/**
 * The places of passages in a newer text: of the words of each those that are still there, with what was written between them. The texts
 * are compared once.
 */
export function movedPassages(before: string, after: string, passages: readonly Passage[]): (Passage | undefined)[] {
  const [pieces, now] = [piecesOf(before, after), readText(after)]
  return passages.map((passage) => {
    const kept = keptOf(pieces, passage)
    if (kept) return kept
    const quote = before.slice(passage.from, passage.to)
    return now.find(quote, 1) ? undefined : now.find(quote, 0) // moved as a whole
  })
}

function keptOf(pieces: readonly Piece[], { from, to }: Passage): Passage | undefined {
  let [old, now] = [0, 0]
  let found: { from: number; to: number } | undefined
  for (const { kind, text } of pieces) {
    if (kind === 'same') {
      const [start, end] = [Math.max(from, old), Math.min(to, old + text.length)]
      if (start < end && text.slice(start - old, end - old).trim() !== '') {
        const place = now + start - old
        found = { from: found?.from ?? place, to: place + end - start }
      }
    }
    if (kind !== 'new') old += text.length
    if (kind !== 'gone') now += text.length
  }
  return found
}

/** Both texts by lines, and by words where other lines stand in their place. */
function piecesOf(before: string, after: string): Piece[] {
  const lines = (text: string): string[] => text.split(/(?<=\n)/)
  const rows = aligned(lines(before), lines(after), String)
  const pieces: Piece[] = []
  for (let at = 0; at < rows.length;) {
    const row = rows[at]!
    if (row.kind === 'same') {
      pieces.push({ kind: 'same', text: row.value })
      at += 1
      continue
    }
    const next = rows.findIndex(({ kind }, index) => index > at && kind === 'same')
    const run = rows.slice(at, next < 0 ? rows.length : next)
    const joined = (wanted: Piece['kind']) => run.map(({ kind, value }) => (kind === wanted ? value : '')).join('')
    pieces.push(...comparedWords(joined('gone'), joined('new')))
    at += run.length
  }
  return pieces
}
