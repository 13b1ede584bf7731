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
