import { SPELT, WITH_ENDING, WITH_S } from './english-lists.ts'
import { readingOf, type Reading } from './reading.ts'

const VOWELS = /[aeiouy]+/g
const syllables = (word: string): number => word.replace(/e$/, '').match(VOWELS)?.length ?? 0

/** British as American: colour, centre, organise, analyse, catalogue, enrol. */
const american = (word: string): string =>
  word
    .replace(/(?<=[aeiouy][a-z]*[^aeou])our(?=$|s$|ed$|ing$|ite|able|er|ful|less|hood|al)/, 'or')
    .replace(/(?<=[aeiouy][a-z]*)([tb])re(s?)$/, '$1er$2')
    .replace(/(?<=[aeiouy][a-z]*)is(e|es|ed|ing|er|ers|ation|ations)$/, 'iz$1')
    .replace(/lys(e|es|ed|ing|er|ers)$/, 'lyz$1')
    .replace(/logue(s?)$/, 'log$1')
    .replace(/llment(s?)$/, 'lment$1')

const withoutS = (word: string): string => {
  if (WITH_S.has(word) || /(?:ss|us|is|ics)$/.test(word) || !/[aeiouy].*s$/.test(word) || word.length < 4) return word
  if (/...ies$/.test(word)) return word.replace(/ies$/, 'y')
  return /(?:x|ch|sh|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** A single syllable that ends in one consonant has lost its e before an ending (mov, us), or it would be doubled (stopp). */
const CVC = /^[^aeiou]*[aeiou][^aeiouwxy]$/
const LOST_E = /(?:[vcuz]|[^s]s|[rd]g|[^aeiou]l|th)$/

function withoutEnding(word: string): string {
  if (WITH_ENDING.has(word)) return word
  if (/..ied$/.test(word)) return word.replace(/ied$/, 'y')
  const stem = /^(.*?)(?:ing|ed)$/.exec(word)?.[1] ?? ''
  if (stem.length < 2 || !/[aeiouy]/.test(stem) || stem.endsWith('e')) return word
  if (/([^aeiouylsfz])\1$/.test(stem)) return stem.slice(0, -1)
  return CVC.test(stem) || (syllables(stem) === 1 && LOST_E.test(stem)) ? `${stem}e` : stem
}

/** Of longer words the last e, and one of two l, say nothing: update and updating, install and enrol. */
function shortened(word: string): string {
  if (syllables(word) < 2) return word
  return word
    .replace(/ll$/, 'l')
    .replace(/ie$/, 'y')
    .replace(/([^aeiou])e$/, '$1')
    .replace(/(?<=[aeiou][a-z]*)([ui])e$/, '$1')
}

const PLAIN = /^[a-z]+$/
export const bareLatin = (word: string): string =>
  PLAIN.test(word)
    ? word
    : word
        .normalize('NFD')
        .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
        .normalize('NFC')

/** Of one spelled word in Latin letters: without accents, in American spelling, without its light endings. */
export function readLatin(word: string): Reading {
  const plain = bareLatin(word)
  if (!PLAIN.test(plain)) return readingOf(plain, plain, [])
  const one = american(SPELT.get(plain) ?? plain)
  const single = withoutS(one)
  return readingOf(plain, shortened(withoutEnding(SPELT.get(single) ?? single)), [])
}
