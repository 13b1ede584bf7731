import { expect, test } from 'vitest'
import { otherBeginnings, soundAlike } from './loan-sound.ts'

test.each([
  ['monitor', 'مونيتور'],
  ['training', 'تريننج'],
  ['refresh', 'ريفرش'],
  ['insurance', 'انشورنس'],
  ['content', 'كونتنت'],
  ['certificate', 'سيرتيفيكت'],
  ['inspection', 'انسبكشن'],
  ['photoshop', 'فوتوشوب'],
  ['prevent', 'بريفنت'],
])('%s and %s sound alike, and each is looked for where the other begins', (latin, arabic) => {
  expect([soundAlike(latin, arabic), soundAlike(arabic, latin)]).toEqual([true, true])
  expect(otherBeginnings(latin)).toContain(arabic[0])
  expect(otherBeginnings(arabic)).toContain(latin[0])
})

test.each([
  ['cancel', 'قنصليه'],
  ['pelican', 'بلكونه'],
  ['bus', 'باص'],
  ['monitor', 'monitor'],
  ['monitor', 'مناطير'],
  ['market', 'مركوت'],
])('%s and %s do not', (latin, other) => {
  expect(soundAlike(latin, other)).toBe(false)
})

test('a long word takes no time', () => {
  expect(soundAlike('c'.repeat(5_000), 'ان'.repeat(5_000))).toBe(false)
})
