import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fold } from './arabic-fold.ts'
import { voicedArabic, voicedLatin } from './name-vowels.ts'
import { spell } from './words/spelling.ts'

test.each([
  ['سالم', 'Salem', true],
  ['سليم', 'Salem', false],
  ['سليم', 'Salim', true],
  ['سالم', 'Salim', true],
  ['حماد', 'Hamad', true],
  ['حامد', 'Hamad', false],
  ['مروان', 'Marwan', true],
  ['مروى', 'Marwan', false],
  ['عائشة', 'Aisha', true],
  ['الشمري', 'Al-Shammari', true],
  ['عبدالله', 'Abdullah', true],
])('%s and %s: %s', (arabic, latin, alike) => {
  const read = fold(latin)
    .split('-')
    .flatMap((part) => voicedLatin(part))
  expect(read.includes(voicedArabic(spell(arabic)))).toBe(alike)
})

test('a name is read in few ways, and long ones in a blink (H29)', () => {
  expect(voicedLatin('abdulrahman').length).toBeLessThanOrEqual(8)
  const started = performance.now()
  for (const letter of ['a', 'ba', 'm', 'aw', 'i']) voicedLatin(letter.repeat(10_000))
  expect(performance.now() - started).toBeLessThan(500)
})

const corpus = JSON.parse(readFileSync(new URL('search-corpora/directory-cross-script.json', import.meta.url), 'utf8')) as Record<
  'must' | 'mustNot',
  [string, string][]
>
const isArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word)
const formsOf = (word: string): string[] => (isArabic(word) ? [voicedArabic(spell(word))] : voicedLatin(fold(word)))
const names = (text: string): string[] => text.split(/[\s-]+/)

test('across the scripts consonants and long vowels agree', () => {
  const finds = ([asked, name]: [string, string]): boolean =>
    names(asked).every((one) => names(name).some((other) => formsOf(one).some((form) => formsOf(other).includes(form))))
  const [recall, wrong] = [corpus.must.filter(finds).length / corpus.must.length, corpus.mustNot.filter(finds)]
  console.info(
    `directory-cross-script: recall ${recall.toFixed(3)}, false ${(wrong.length / corpus.mustNot.length).toFixed(3)}`,
    ...wrong,
  )
  expect(recall).toBeGreaterThanOrEqual(0.95)
  expect(wrong.length / corpus.mustNot.length).toBeLessThanOrEqual(0.05)
})
