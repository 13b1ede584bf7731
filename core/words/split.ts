import { fold } from '../arabic-fold.ts'
import { remembering } from './remembered.ts'
import { spell } from './spelling.ts'

/** A run of one script within a text, in UTF-16 units of what was written. */
export interface Run {
  readonly start: number
  readonly end: number
  readonly script: 'arabic' | 'other'
  /** Folded words of it; almost always one. A ligature such as ﷺ holds several. */
  readonly words: readonly string[]
}

/** Marks and invisible joiners belong to the word they stand in. */
const WORD = /[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}\u0640]+/gu
const PLAIN_WORD = /[\p{L}\p{M}\p{N}]+/gu
const ARABIC = /(?=\p{L})\p{Script=Arabic}/u
const RUNS =
  /(?:(?=\p{L})\p{Script=Arabic}[\p{M}\p{Default_Ignorable_Code_Point}\u0640]*)+|(?:(?!(?=\p{L})\p{Script=Arabic}).)+/gsu

/** Glued to a Latin word these are no word: الWindows, بـTeams. */
const ARTICLE_ALONE = /^[وف]?[بلك]?(?:ال|ل)?$/

/** The s of a possessive is no word. */
const POSSESSIVE = /(?<=\p{Script=Latin})['’]s(?![\p{L}\p{N}])/giu

interface Part {
  readonly at: number
  readonly length: number
  readonly script: Run['script']
  readonly words: readonly string[]
}

const spelt = (written: string, script: Run['script']): readonly string[] =>
  (script === 'arabic' ? spell(written) : fold(written)).match(PLAIN_WORD) ?? []

/** Where scripts touch within a written word, each run is a word of its own. */
const partsOf = remembering((word: string): Part[] => {
  const runs = [...word.matchAll(RUNS)]
  return runs.flatMap(({ 0: part, index: at }, place) => {
    const script = ARABIC.test(part) ? 'arabic' : 'other'
    const beforeLatin = script === 'arabic' && runs[place + 1] !== undefined
    const words = spelt(beforeLatin ? part.replace(/ال\u0640*$/, '') : part, script)
    const left = words.length > 0 && !(beforeLatin && ARTICLE_ALONE.test(words[0]!))
    return left ? [{ at, length: part.length, script, words }] : []
  })
})

/** The words of a text. */
export function runsIn(text: string): Run[] {
  const runs: Run[] = []
  for (const { 0: word, index } of text.replace(POSSESSIVE, (found) => ' '.repeat(found.length)).matchAll(WORD))
    for (const { at, length, script, words } of partsOf(word))
      runs.push({ start: index + at, end: index + at + length, script, words })
  return runs
}
