import { expect, test } from 'vitest'
import { otherLayout } from './keyboard-layout.ts'

test.each([
  ['hgl]dv', 'المدير'],
  ['H.lm', 'أزمة'],
  ['qf', 'ضب'],
  ['bjwhg', 'لاتصال'],
  ['حقهىفثق', 'printer'],
  ['لاشىن', 'bank'],
])('%s was meant as %s', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant)
})

test('mixed scripts and mere digits were meant as they are', () => {
  for (const text of ['Zoom اجتماع', '214', '', '…']) expect(otherLayout(text)).toBeNull()
})
