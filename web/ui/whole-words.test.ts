import { expect, test } from 'vitest'
import { cutOf } from './whole-words.ts'

/** Ten pixels for each sign. */
const shown = (text: string, signs: number, lines = 1): string => {
  const of = (from: number, to: number): number => Array.from(text.slice(from, to)).length * 10
  const cut = cutOf(text, { width: signs * 10, lines }, { of, blank: 10, mark: 10 })
  return cut === undefined ? text : `${text.slice(0, cut)}…`
}

test('a text that has room stays whole', () => {
  expect(shown('Zoom اجتماع', 11)).toBe('Zoom اجتماع')
})

test.each([
  ['Zoom اجتماع اليوم مع Microsoft Teams', 24, 'Zoom اجتماع اليوم مع…'],
  ['تعذّر فتح Microsoft Teams', 24, 'تعذّر فتح Microsoft…'],
  ['The printer in مبنى الإدارة', 22, 'The printer in مبنى…'],
  ['4527: طلب صلاحية', 12, '4527: طلب…'],
])('of «%s» in %i signs the last words give way, never the beginning of one', (text, signs, expected) => {
  expect(shown(text, signs)).toBe(expected)
})

test('the mark itself has room', () => {
  expect(shown('one two', 3)).toBe('on…')
  expect(shown('one two', 4)).toBe('one…')
})

test('a first word without room is cut between its letters, a mark stays with its letter', () => {
  expect(shown('https://diwan.example/help now', 9)).toBe('https://…')
  expect(shown('تعذّرت الطباعة', 4)).toBe('تع…')
  expect(shown('👨‍👩‍👧👍', 0)).toBe('👨‍👩‍👧…')
})

test('on more lines the words of the last one give way', () => {
  expect(shown('one two three four five', 9, 2)).toBe('one two three…')
  expect(shown('one two three four', 10, 2)).toBe('one two three four')
})

test('line breaks and runs of blanks are one blank', () => {
  expect(shown('one   \n  two', 7)).toBe('one   \n  two')
})
