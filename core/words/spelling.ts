import { toAsciiDigits } from '../digits.ts'

/** Vowel signs, tatweel and Quranic marks; the doubling sign stays, since it tells form II of a verb. */
const VOWELS =
  /[\u0610-\u061A\u064B-\u0650\u0652-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u08CA-\u08E1\u08E3-\u08FF\u0640]/g
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const PRESENTED_MARKS = /[\uFC5E-\uFC63\uFE70-\uFE7F]/g
const FOREIGN: Readonly<Record<string, string>> = { ٱ: 'ا', ی: 'ى', ک: 'ك' }
/** The alef that carries a written tanwin is no letter of the word. */
const TANWIN = /(?:\u064Bا|ا\u064B)(?=\P{L}|$)/gu

/** As `fold`, but what tells words apart is kept: ة and ه, ى and ي, the seats of the hamza, a written shadda. */
export const spell = (word: string): string =>
  toAsciiDigits(
    word
      .replace(INVISIBLE, '')
      .replace(PRESENTED_MARKS, '')
      .normalize('NFKC')
      .replace(TANWIN, '')
      .replace(VOWELS, '')
      .replace(/[ٱیک]/g, (letter) => FOREIGN[letter] ?? letter)
      .replace(/ّ+/g, 'ّ'),
  )

export const withoutShadda = (word: string): string => word.replaceAll('ّ', '')

/**
 * What a spelled word is kept by. A hamza is one letter whatever carries it (مسؤول, مسئول), with a و behind it or without (رؤوس, رؤس);
 * on an alef it is the alef, for most people write none there.
 */
export const keyOf = (word: string): string => (OTHERWISE.test(word) ? keptAs(word) : word)

/** Most words have none of these letters. */
const OTHERWISE = /[أإآؤئءى]|\u0651|اوو/
const keptAs = (word: string): string =>
  withoutShadda(word)
    .replace(/(?<=..)[ىي]ء$/, 'ئ')
    .replace(/[أإآ]/g, 'ا')
    .replace('مائة', 'مئة')
    .replace(/[ؤئ]/g, 'ء')
    .replace(/ءو(?=.)/g, 'ء')
    .replace(/اوو(?!ن)/, 'او')
    .replace(/ى/g, 'ي')

/** Not before the ي of نووي, which the first و belongs to. */
const TWICE = /(?<=.)وو(?!ي(?:ة|ه|ين|ون)?$)/

/** What else the same word is written as: a hamza left out or on an alef, ى as ا, a و once where it stands twice. */
export function otherSpellings(word: string): string[] {
  const bare = withoutShadda(word)
  const unseated = bare.replaceAll('ؤ', 'و').replaceAll('ئ', 'ي')
  const others = [
    unseated,
    ...(/اؤ/.test(bare) ? [bare.replace(/اؤو?/, 'او'), bare.replace(/اؤو?/, 'اوو')] : []),
    ...(TWICE.test(bare) ? [bare.replace(TWICE, 'و')] : []),
    ...(/يأ/.test(bare) ? [bare.replace('يأ', 'يئ')] : []),
    ...(/.{3,}ى$/.test(`_${bare}`) ? [bare.replace(/ى$/, 'ا')] : []),
    ...(/..اء$/.test(bare) ? [bare.replace(/ء$/, '')] : []),
  ]
  return others.filter((other) => other !== bare)
}
