import { expect, test } from 'vitest'
import { monthOf, readDay, readTime, readTypedDay, weekOf, writeDay, writeTime } from './calendar-days.ts'
import { addDays } from './hijri.ts'

const calculated = { offset: 0, months: [] }

test.each([
  ['20-11-2026', '2026-11-20'],
  ['٢٠-١١-٢٠٢٦', '2026-11-20'],
  ['1/2/2026', '2026-02-01'],
  ['2026-11-20', '2026-11-20'],
  ['10-06-1448', '2026-11-20'],
  ['29-02-2028', '2028-02-29'],
])('%s is read as the day %s', (typed, day) => {
  expect(readDay(typed, calculated)).toBe(day)
})

test.each(['', '20-11', '31-02-2026', '29-02-2027', '20-13-2026', '2026', 'غدًا', '1-1-26', '31-06-1448', '1-2-3-4'])(
  '%j is no day',
  (typed) => {
    expect(readDay(typed, calculated)).toBeUndefined()
  },
)

test.each([
  ['01-01-1900', { day: '1900-01-01' }],
  ['31-12-2199', { day: '2199-12-31' }],
  ['31-12-1899', { wrong: 'date_outside_range' }],
  ['20-12-2300', { wrong: 'date_outside_range' }],
  ['20-12-1650', { wrong: 'date_outside_range' }],
  ['10-06-1310', { wrong: 'date_outside_range' }],
  ['٢٠-١٢-٢٣٠٠', { wrong: 'date_outside_range' }],
  ['31-02-2300', { wrong: 'date' }],
  ['31-02-2027', { wrong: 'date' }],
  ['20-12-26', { wrong: 'date' }],
])('%s is told apart: a day, no day, or a day out of range', (typed, expected) => {
  expect(readTypedDay(typed, calculated)).toEqual(expected)
})

test('every day of two centuries is read as it is written, in either calendar and with an announced offset', () => {
  for (const rules of [calculated, { offset: -1, months: [] }])
    for (let day = '1940-01-01', n = 0; n < 900; n += 1, day = addDays(day, 61)) {
      expect([readDay(writeDay(day, 'gregory', rules), rules), readDay(writeDay(day, 'hijri', rules), rules)]).toEqual([day, day])
    }
})

test('a month holds its own days, in either calendar', () => {
  expect(monthOf('2026-02-14', 'gregory', calculated).map((day) => day.slice(8))).toHaveLength(28)
  const hijri = monthOf('2026-11-20', 'hijri', calculated)
  expect([hijri[0], writeDay(hijri[0]!, 'hijri', calculated), [29, 30].includes(hijri.length)]).toEqual([
    '2026-11-11',
    '01-06-1448',
    true,
  ])
})

test('a week begins where the organisation begins it', () => {
  expect([weekOf('2026-11-20', 0), weekOf('2026-11-20', 6), weekOf('2026-11-20', 1)]).toEqual([
    '2026-11-15',
    '2026-11-14',
    '2026-11-16',
  ])
})

test.each([
  ['1:05 PM', '13:05'],
  ['13:05', '13:05'],
  ['9', '09:00'],
  ['930', '09:30'],
  ['12 am', '00:00'],
  ['12:30 p', '12:30'],
  ['١:٠٥ م', '13:05'],
  ['24:00', undefined],
  ['13 pm', undefined],
  ['9:75', undefined],
])('%s is read as the time %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})

test('a time is written as the portal says times', () => {
  expect(['00:00', '09:05', '12:00', '13:05'].map(writeTime)).toEqual(['12:00 AM', '9:05 AM', '12:00 PM', '1:05 PM'])
})
