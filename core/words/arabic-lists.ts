import { withoutShadda, keyOf } from './spelling.ts'
import * as words from './whole-words.ts'

const listOf = (text: string): string[] => text.trim().split(/\s+/)
const keysOf = (text: string): ReadonlySet<string> => new Set(listOf(text).map(keyOf))

const beginning = keysOf(words.BEGINNING)
const articleLike = keysOf(words.ARTICLE_LIKE)
const whole = keysOf(words.ENDING)

/** The word has no ending to be cut. */
export const isWhole = (word: string): boolean => whole.has(keyOf(word))
/** The word begins with a letter of its own, in one of these readings. */
export const beginsItself = (readings: readonly string[]): boolean => readings.some((one) => beginning.has(keyOf(one)))
export const isBeginning = (word: string): boolean => beginning.has(keyOf(word))
/** Its ال is no article. */
export const isArticleLike = (word: string): boolean => articleLike.has(keyOf(word))

export const PASSIVE_IN_AT: ReadonlySet<string> = new Set(listOf(words.MIM_IN_AT))
export const MASCULINE_IN_AT: ReadonlySet<string> = new Set(listOf(words.SHORT_IN_AT))

/** What stands before another name is not what is left of a word without its ending: أبوي is no أبو. */
export const NEVER_A_STEM: ReadonlySet<string> = new Set(['عبد', 'أبو', 'ابو', 'ابن', 'إلا', 'ألا', 'الا'])

/** Either spelling of a name, and what it is written as besides. */
export const FEMININE_NAMES: ReadonlyMap<string, string> = new Map(
  listOf(words.NAMES_WITH_EITHER).map((name) => [name.replace(/ة$/, 'ا'), name]),
)

/** What may be the plural of which words: غرف of غرفة, خطط of خطة. */
export const FUAL: ReadonlyMap<string, readonly string[]> = new Map(
  listOf(words.FUAL_SINGULARS).map((singular) => [pluralOf(singular.replace(/ة$/, '')), [singular]]),
)

function pluralOf(stem: string): string {
  const plain = withoutShadda(stem)
  return plain.length === 2 ? plain + plain.slice(-1) : plain
}

/** Whether it is among the words that are listed here for one reason or another: surely a word. */
export const isListed = (word: string): boolean => {
  const key = keyOf(word)
  return beginning.has(key) || whole.has(key) || articleLike.has(key)
}
