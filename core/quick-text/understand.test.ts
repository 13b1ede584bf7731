import { expect, test } from 'vitest'
import type { Present } from './days.ts'
import { understand } from './understand.ts'

/** A Tuesday. */
const present: Present = {
  today: '2026-11-24',
  now: '10:00',
  weekStart: 0,
  weekend: [5, 6],
  hijri: { offset: 0, months: [] },
}
const whenIn = (typed: string, other: Partial<Present> = {}): readonly unknown[] => {
  const { title, date, time } = understand(typed, { ...present, ...other })
  return [title, date, time]
}

test('a chip says which part of the line was understood, and refused it stays text', () => {
  const { chips } = understand('call Sara Friday 3pm', present)
  expect(chips.map(({ kind, start, end }) => [kind, 'call Sara Friday 3pm'.slice(start, end)])).toEqual([
    ['date', 'Friday'],
    ['time', '3pm'],
  ])
  const { title, date, time } = understand('call Sara Friday 3pm', present, ['Friday'])
  expect([title, date, time]).toEqual(['call Sara Friday', '2026-11-24', '15:00'])
  expect(understand('راجع الطلب #مالية !1', present, ['#مالية', '!1']).title).toBe('راجع الطلب #مالية !1')
})

test('a line of which only one meaning would be left keeps its words', () => {
  for (const typed of ['بكرة', 'every day', '3pm', 'Sunday', '#مالية', '  ']) {
    expect(understand(typed, present)).toEqual({ title: typed.trim(), labels: [], people: [], chips: [] })
  }
})

test('a day of the Hijri calendar is the one that the organisation announces, of any year to come', () => {
  expect(whenIn('إفطار ١ رمضان')).toEqual(['إفطار', '2027-02-08', undefined])
  expect(whenIn('إفطار ١ رمضان', { hijri: { offset: -1, months: [] } })).toEqual(['إفطار', '2027-02-09', undefined])
  expect(whenIn('سفر ١٠ محرم 1452')).toEqual(['سفر', '2030-05-13', undefined])
  expect(whenIn('سفر ١٠ محرم 1440')).toEqual(['سفر ١٠ محرم 1440', undefined, undefined])
})

test('the end of the week is its last working day, wherever the weekend lies', () => {
  expect(whenIn('report end of week')[1]).toBe('2026-11-26')
  expect(whenIn('report end of week', { weekend: [6, 0], weekStart: 1 })[1]).toBe('2026-11-27')
  expect(whenIn('plan next week', { weekStart: 1 })[1]).toBe('2026-11-30')
})

test('an hour that has passed is one of tomorrow, unless a day was said', () => {
  expect(whenIn('call at 9')).toEqual(['call', '2026-11-25', '09:00'])
  expect(whenIn('call today at 9')).toEqual(['call', '2026-11-24', '09:00'])
  expect(whenIn('call at 10:00')).toEqual(['call', '2026-11-24', '10:00'])
})

test('a day that does not exist is text', () => {
  for (const typed of ['pay 31 June', 'ادفع 31-02-2027', 'meet at 25:00']) expect(understand(typed, present).date).toBeUndefined()
})

test('marks above letters, and characters of two units, stay where they were', () => {
  expect(whenIn('🎉🎉 حَفْلٌ غَدًا الساعة ٣')).toEqual(['🎉🎉 حَفْلٌ', '2026-11-25', '15:00'])
})
