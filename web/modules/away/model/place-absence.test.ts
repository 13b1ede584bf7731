import type { Absence } from '@diwan/contract/away/schemas'
import { expect, test } from 'vitest'
import { placeAbsences } from './place-absence.ts'

const days = Array.from({ length: 7 }, (_, at) => `2026-11-${22 + at}`)
const absence = (fromDay: string, untilDay: string, times: Partial<Absence> = {}): Absence => ({
  fromDay,
  untilDay,
  fromTime: null,
  untilTime: null,
  cover: null,
  record: null,
  ...times,
})

test('whole days fill their columns, and what lies outside of the days is cut', () => {
  const [before, middle, after] = placeAbsences(
    [absence('2026-11-01', '2026-11-22'), absence('2026-11-24', '2026-11-25'), absence('2026-11-28', '2027-01-05')],
    days,
  )
  expect(before).toMatchObject({ column: 0, offset: 0, length: 1, room: 2, isCut: true })
  expect(middle).toMatchObject({ column: 2, length: 2, room: 4, isCut: false })
  expect(after).toMatchObject({ column: 6, length: 1, room: 1 })
  expect(placeAbsences([absence('2026-12-01', '2026-12-02')], days)).toEqual([])
})

test('hours are a part of their column', () => {
  const [hours] = placeAbsences([absence('2026-11-23', '2026-11-23', { fromTime: '12:00', untilTime: '18:00' })], days)
  expect(hours).toMatchObject({ column: 1, offset: 0.5, length: 0.25, room: 6 })
})
