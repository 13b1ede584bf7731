import { expect, test } from 'vitest'
import { anchorOf, headingsOf } from './headings.ts'
import type { TreeNode } from '../document-tree.ts'

const heading = (text: string, level = 2): TreeNode => ({
  type: 'heading',
  attrs: { level, dir: 'rtl' },
  content: text === '' ? [] : [{ type: 'text', text }],
})
const paragraph = (text: string): TreeNode => ({ type: 'paragraph', attrs: { dir: 'rtl' }, content: [{ type: 'text', text }] })
const ids = (...blocks: TreeNode[]) => headingsOf(blocks).map(({ id }) => id)

test('an anchor keeps the letters of its language and joins words by dashes', () => {
  expect(anchorOf('إن بقيت المشكلة')).toBe('إن-بقيت-المشكلة')
  expect(anchorOf('Clear the sign-in cache!')).toBe('clear-the-sign-in-cache')
  expect(anchorOf('الشبكات وVPN')).toBe('الشبكات-وvpn')
})

test('vowel signs and the lengthening stroke do not change an anchor', () => {
  expect(anchorOf('مُلاحَظة')).toBe(anchorOf('ملاحظة'))
  expect(anchorOf('الخطـــوات')).toBe('الخطوات')
})

test('a heading of signs alone is still reachable', () => {
  expect(ids(heading('؟!'), heading('…'))).toEqual(['section', 'section-2'])
})

test('the same heading twice is numbered, also where the number is taken', () => {
  expect(ids(heading('الخطوات'), heading('الخطوات'), heading('الخطوات 2'), heading('الخطوات'))).toEqual([
    'الخطوات',
    'الخطوات-2',
    'الخطوات-2-2',
    'الخطوات-3',
  ])
})

test('another paragraph between headings changes no anchor', () => {
  expect(ids(heading('Steps'), heading('Questions'))).toEqual(ids(heading('Steps'), paragraph('new'), heading('Questions')))
})

test('headings inside of quotes count, and those without words do not', () => {
  const quote: TreeNode = { type: 'blockquote', attrs: { dir: 'rtl' }, content: [heading('Inside', 3)] }
  expect(headingsOf([heading(''), quote]).map(({ id, level, text }) => [id, level, text])).toEqual([['inside', 3, 'Inside']])
})

test('a very long heading has a short anchor', () => {
  expect(Array.from(anchorOf('word '.repeat(100))).length).toBeLessThanOrEqual(60)
})

test('anchors of equal headings are numbered, also beside a heading that has such a number itself', () => {
  const line = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] })
  const anchors = headingsOf(['Step', 'Step 2', 'Step', 'Step', 'Step 2'].map(line)).map(({ id }) => id)
  expect(anchors).toEqual(['step', 'step-2', 'step-3', 'step-4', 'step-2-2'])
})
