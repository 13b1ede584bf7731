import { expect, test } from 'vitest'
import { readCondition } from './search-words.ts'

test('a condition with its value leaves the words around it', () => {
  expect(readCondition('has:file التقرير')).toEqual({ q: 'التقرير', has: 'file' })
  expect(readCondition('budget before:2026-11-20')).toEqual({ q: 'budget', until: '2026-11-20' })
  expect(readCondition('after:2026-11-01 خطة العمل')).toEqual({ q: 'خطة العمل', since: '2026-11-01' })
})

test('a condition without a value, or with one that is none, is asked for', () => {
  expect(readCondition('from: التقرير')).toEqual({ q: 'التقرير', asks: 'from' })
  expect(readCondition('in:السلامة خطة')).toEqual({ q: 'خطة', asks: 'in', begins: 'السلامة' })
  expect(readCondition('has:nothing x')).toEqual({ q: 'x', asks: 'has' })
  expect(readCondition('before:yesterday')).toEqual({ q: '', asks: 'until' })
})

test('the conditions can be typed in Arabic too', () => {
  expect(readCondition('من: الميزانية')).toEqual({ q: 'الميزانية', asks: 'from' })
  expect(readCondition('قبل:2026-11-20')).toEqual({ q: '', until: '2026-11-20' })
})

test('a colon inside a word, a time and an address are words as any other', () => {
  for (const text of ['room 5:20', 'https://diwan.example', 'begin:x', 'plain words']) expect(readCondition(text)).toBeUndefined()
})
