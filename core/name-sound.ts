/**
 * How a name sounds, whichever script it is written in: محمد, Mohammed and Muhammad are all `mhmd`. Consonants only, each
 * in one class, doubled ones once; a first vowel is `a`. It widens a search and decides nothing else.
 */
const ARABIC: Readonly<Record<string, string>> = {
  ب: 'b', ت: 't', ث: 't', ج: 'j', ح: 'h', خ: 'k', د: 'd', ذ: 'd', ر: 'r', ز: 'z', س: 's', ش: 's', ص: 's', ض: 'd', ط: 't',
  ظ: 'z', غ: 'g', ف: 'f', ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', پ: 'b', چ: 's', ڤ: 'f', گ: 'j',
} // prettier-ignore

const LATIN_PAIRS: readonly (readonly [RegExp, string])[] = [
  [/kh|ck/g, 'k'],
  [/gh/g, 'G'],
  [/sh|ch/g, 's'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
]
const LATIN: Readonly<Record<string, string>> = { c: 'k', g: 'j', G: 'g', p: 'b', q: 'k', v: 'f', x: 'ks' }

/** The sound of one folded word; empty when too little of it is left to tell people apart. */
export function soundOf(word: string): string {
  const sound = /^\p{Script=Arabic}+$/u.test(word)
    ? ofArabic(word)
    : /^[\p{Script=Latin}\p{M}]+$/u.test(word)
      ? ofLatin(word)
      : ''
  const once = sound.replace(/(.)\1+/g, '$1').replace(/(?<=..)h$/, '')
  return once.length < 2 ? '' : once
}

function ofArabic(word: string): string {
  const [first = '', ...rest] = word.replace(/^ال(?=..)/, '')
  return beginningOf(first) + rest.map((letter) => ARABIC[letter] ?? '').join('')
}

const FIRST: Readonly<Record<string, string>> = { و: 'w', ي: 'y' }
const beginningOf = (letter: string): string => ARABIC[letter] ?? FIRST[letter] ?? 'a'

/** Without accents and article, two letters of one consonant as one; its vowels are there. */
const plainLatin = (word: string): string => {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^al(?=[^aeiou]..)/, '')
  return LATIN_PAIRS.reduce((text, [pair, letter]) => text.replace(pair, letter), plain)
}

function ofLatin(word: string): string {
  const [first = '', ...rest] = plainLatin(word)
  const beginning = /[aeiou]/.test(first) ? 'a' : (LATIN[first] ?? first)
  return beginning + rest.map((letter) => (/[aeiouwy]/.test(letter) ? '' : (LATIN[letter] ?? letter))).join('')
}

/** The consonants of both scripts, for those who read the vowels between them. */
export const consonantsOf = { first: beginningOf, arabic: (letter: string): string => ARABIC[letter] ?? '', latin: plainLatin }
export const LATIN_CONSONANTS = LATIN
