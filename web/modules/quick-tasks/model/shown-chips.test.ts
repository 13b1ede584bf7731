import { understand } from '@diwan/core/quick-text/understand'
import { expect, test } from 'vitest'
import { shownChips } from './shown-chips.ts'

const present = {
  today: '2026-11-24',
  now: '10:00',
  weekStart: 0,
  weekend: [5, 6],
  hijri: { offset: 0, months: [] },
} as const
const shown = (typed: string) =>
  shownChips(understand(typed, present).chips).map(({ kind, parts }) => [
    kind,
    ...parts.map(({ start, end }) => typed.slice(start, end)),
  ])

test('a day, a time and a repeat have one chip each, however many words say them; labels have their own', () => {
  expect(shown('اجتماع غدا مساء الساعة ٨ #مالية #عقود')).toEqual([
    ['date', 'غدا'],
    ['time', 'مساء', 'الساعة ٨'],
    ['label', '#مالية'],
    ['label', '#عقود'],
  ])
  expect(shown('board meeting Sunday, 6 December').map(([kind]) => kind)).toEqual(['date'])
})
