import { expect, test } from 'vitest'
import { loanSound, otherBeginnings } from './loan-sound.ts'

test.each([
  ['monitor', 'مونيتور'],
  ['training', 'تريننج'],
  ['refresh', 'ريفرش'],
  ['insurance', 'انشورنس'],
  ['content', 'كونتنت'],
  ['certificate', 'سيرتيفيكت'],
  ['inspection', 'انسبكشن'],
  ['photoshop', 'فوتوشوب'],
])('%s and %s sound alike, and each is looked for where the other begins', (latin, arabic) => {
  expect(loanSound(latin)).toBe(loanSound(arabic))
  expect(loanSound(latin)).not.toBe('')
  expect(otherBeginnings(latin)).toContain(arabic[0])
  expect(otherBeginnings(arabic)).toContain(latin[0])
})

test.each(['bus', 'باص', 'هارد', '2027', 'قلم', ''])('%j has no sound: too little would tell it from others', (word) => {
  expect(loanSound(word)).toBe('')
})

test('no word of the same letters takes long', () => {
  expect(loanSound('c'.repeat(5_000))).toBe('')
  expect(loanSound('ان'.repeat(5_000)).length).toBeLessThan(5_000)
})
