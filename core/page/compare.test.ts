import { expect, test } from 'vitest'
import { compareBlocks, comparedWords, countChanges } from './compare.ts'

const line = (text: string, dir = 'rtl') => ({ type: 'paragraph', attrs: { dir }, content: [{ type: 'text', text }] })
const told = (before: string[], after: string[]) =>
  compareBlocks(
    before.map((text) => line(text)),
    after.map((text) => line(text)),
  ).map((row) => [
    row.kind,
    row.kind === 'changed' ? row.pieces.map(({ kind, text }) => `${kind}:${text}`) : row.block.content![0]!.text,
  ])

test('a version is compared by blocks, and by words where a block was only changed', () => {
  expect(told(['العنوان', 'نجتمع يوم الأحد', 'الختام'], ['العنوان', 'نجتمع يوم الاثنين', 'الختام'])).toEqual([
    ['same', 'العنوان'],
    ['changed', ['same:نجتمع يوم ', 'gone:الأحد', 'new:الاثنين']],
    ['same', 'الختام'],
  ])
})

test('what was put in and what was taken out is whole', () => {
  expect(told(['أ', 'ب', 'ج'], ['أ', 'ج', 'د'])).toEqual([
    ['same', 'أ'],
    ['gone', 'ب'],
    ['same', 'ج'],
    ['new', 'د'],
  ])
  expect(told([], ['أ'])).toEqual([['new', 'أ']])
  expect(told(['أ'], [])).toEqual([['gone', 'أ']])
})

test('a direction that was put right is no change', () => {
  expect(compareBlocks([line('Hello', 'rtl')], [line('Hello', 'ltr')]).map(({ kind }) => kind)).toEqual(['same'])
})

test('each version can be read from what was compared', () => {
  const pieces = comparedWords('one two  three', 'one 2 three four')
  const read = (left: string) => pieces.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('')
  expect([read('new'), read('gone')]).toEqual(['one two  three', 'one 2 three four'])
})

test('very long texts are compared without a search of hours', () => {
  const words = (sign: string) => Array.from({ length: 5_000 }, (_none, at) => `${sign}${at}`).join(' ')
  expect(comparedWords(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['gone', 'new'])
})

const item = (text: string) => ({ type: 'listItem', attrs: { dir: 'rtl' }, content: [line(text)] })
const steps = (...texts: string[]) => ({ type: 'orderedList', attrs: { dir: 'rtl', start: 1 }, content: texts.map(item) })

test('of a list only the items that differ count as changed', () => {
  const [list] = compareBlocks(
    [steps('أغلق البرنامج', 'احذف المجلد', 'أعد التشغيل')],
    [steps('أغلق البرنامج', 'احذف المجلد كله')],
  )
  if (list?.kind !== 'inside') throw new Error('the list is compared as a whole')
  expect(list.rows.map(({ kind }) => kind)).toEqual(['same', 'inside', 'gone'])
  expect(countChanges([list])).toEqual({ added: 1, removed: 2, blocks: 2 })
})

test('a list that begins with another number is compared as a whole', () => {
  const five = { ...steps('أ', 'ب'), attrs: { dir: 'rtl', start: 5 } }
  expect(compareBlocks([steps('أ', 'ج')], [five]).map(({ kind }) => kind)).toEqual(['changed'])
})

test('changes are counted in words and blocks; signs are no words', () => {
  const rows = compareBlocks(
    [line('one two - three'), line('same')],
    [line('one 2 - three four'), line('same'), line('new line')],
  )
  expect(countChanges(rows)).toEqual({ added: 4, removed: 1, blocks: 2 })
})
