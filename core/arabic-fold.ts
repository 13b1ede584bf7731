import { toAsciiDigits } from './digits.ts'

/**
 * One folding for the index and the query, and for names that must be unique. The original text is always kept beside the
 * folded one. Raise the version with every change that gives another result: what was folded before must be folded again.
 */
export const FOLD_VERSION = 1

/** Tatweel, tashkeel, small alef, Quranic marks. Hamza and madda written as marks fall too: أ becomes ا either way. */
const MARKS = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u08CA-\u08E1\u08E3-\u08FF\u0640]/g

/** Bidi controls, joiners, soft hyphens, variation selectors: seen by nobody, so they must not tell two names apart. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** Vowel signs of bad PDFs; NFKC would turn each into a space and a mark, and so cut the word in two. */
const PRESENTED_MARKS = /[\uFC5E-\uFC63\uFE70-\uFE7F]/g

const LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ی: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
}
const FOLDED_LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

export function fold(text: string): string {
  const plain = text.replace(INVISIBLE, '').replace(PRESENTED_MARKS, '').replace(MARKS, '').normalize('NFKC')
  // Down, up and down again is the full case folding: ẞ, ß and SS all meet. NFKC again, for changing case may decompose.
  const caseless = plain.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')
  const letters = caseless
    .replace(INVISIBLE, '')
    .replace(MARKS, '')
    .replace(FOLDED_LETTER, (letter) => LETTERS[letter] ?? letter)
  return toAsciiDigits(letters).replace(/\s+/g, ' ').trim()
}

const SHORTEST_STEM = 3
const CONJUNCTIONS = ['و', 'ف']
const ARTICLES = ['بال', 'كال', 'لل', 'ال']
const PRONOUNS = ['ها', 'نا', 'هم', 'كم', 'ه', 'ي']
const ENDINGS = ['ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']

/**
 * Light stem of one folded word, in the order Arabic glues: and + the + word + ending + whose. Taking the parts in
 * turn reads وال and فال as listed and also وبال and ولل. Words without Arabic letters are their own stem.
 */
export function stem(word: string): string {
  if (!/^\p{Script=Arabic}+$/u.test(word)) return word
  const bare = withoutPrefix(withoutPrefix(word, CONJUNCTIONS), ARTICLES)
  return withoutSuffix(withoutSuffix(bare, PRONOUNS), ENDINGS)
}

function withoutPrefix(word: string, prefixes: string[]): string {
  const found = prefixes.find((prefix) => word.startsWith(prefix) && word.length - prefix.length >= SHORTEST_STEM)
  return found ? word.slice(found.length) : word
}

function withoutSuffix(word: string, suffixes: string[]): string {
  const found = suffixes.find((suffix) => word.endsWith(suffix) && word.length - suffix.length >= SHORTEST_STEM)
  return found ? word.slice(0, -found.length) : word
}
