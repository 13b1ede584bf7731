import { away } from '@diwan/contract/away/endpoints'
import { delegations } from '@diwan/contract/approvals/endpoints'
import { addDays, dayToSeconds } from '@diwan/core/hijri'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { writeSpans } from '../calendar/public.ts'

const RIYADH_HOURS = 3
/** A Sunday, the first working day of the week. */
const SUNDAY = '2026-11-29'

let w: World
let department: TestUnit
let sara: TestPerson
let omar: TestPerson
let reader: TestPerson

const at = (day: string, hours: number) => new Date((dayToSeconds(day) + (hours - RIYADH_HOURS) * 3_600) * 1000)

beforeAll(async () => {
  w = await world()
  department = await w.department()
  ;[sara, omar, reader] = [
    await w.person('USER', department),
    await w.person('USER', department),
    await w.person('USER', department),
  ]
  w.clock.advance(at(SUNDAY, 10).getTime() - w.clock.now().getTime())
})

const absent = async (person: TestPerson, starts: Date, ends: Date): Promise<string> => {
  const { id } = await w.ticket({ by: person })
  await writeSpans(w.db, id, [{ personId: person.id, kind: 'away', starts, ends }])
  return id
}
const today = async (who: TestPerson, ...people: TestPerson[]) =>
  (await w.call(who, away.today, { ids: people.map(({ id }) => id).join(',') })).body.items
const week = async (who: TestPerson, from = SUNDAY) => (await w.call(who, away.unit, { from, to: addDays(from, 6) })).body

test('an absence over the working day says until when; some hours of it, meetings and other days do not', async () => {
  const [hours, other, busy] = [
    await w.person('USER', department),
    await w.person('USER', department),
    await w.person('USER', department),
  ]
  await absent(sara, at(SUNDAY, 0), at(addDays(SUNDAY, 2), 24))
  await absent(hours, at(SUNDAY, 9), at(SUNDAY, 11))
  await absent(other, at(addDays(SUNDAY, 1), 0), at(addDays(SUNDAY, 2), 0))
  await writeSpans(w.db, (await w.ticket({ by: busy })).id, [
    { personId: busy.id, kind: 'busy', starts: at(SUNDAY, 0), ends: at(SUNDAY, 24) },
  ])
  expect(await today(reader, sara, hours, other, busy)).toEqual([{ id: sara.id, untilDay: addDays(SUNDAY, 2), cover: null }])
})

test('an absence that goes on after a weekend ends with its last part, and one of many months is found in its middle', async () => {
  const long = await w.person('USER', department)
  await absent(omar, at(SUNDAY, 0), at(addDays(SUNDAY, 4), 24)) // to Thursday
  await absent(omar, at(addDays(SUNDAY, 7), 0), at(addDays(SUNDAY, 8), 24))
  await absent(long, at(addDays(SUNDAY, -100), 0), at(addDays(SUNDAY, 100), 24))
  expect(await today(reader, omar, long)).toEqual(
    expect.arrayContaining([
      { id: omar.id, untilDay: addDays(SUNDAY, 8), cover: null },
      { id: long.id, untilDay: addDays(SUNDAY, 100), cover: null },
    ]),
  )
})

test('a delegation makes somebody away and names the cover; without one nobody is named', async () => {
  const [delegating, delegate] = [await w.person('USER', department), await w.person('USER', department)]
  await w.call(delegating, delegations.set, { toId: delegate.id, fromDay: SUNDAY, untilDay: addDays(SUNDAY, 3) })
  expect(await today(reader, delegating)).toMatchObject([{ untilDay: addDays(SUNDAY, 3), cover: { id: delegate.id } }])
  const { items } = await week(reader)
  const row = items.find(({ person }) => person.id === delegating.id)
  expect(row?.absences).toMatchObject([
    { fromDay: SUNDAY, untilDay: addDays(SUNDAY, 3), cover: { id: delegate.id }, record: null },
  ])
})

test('a unit lists its people with their absences; the record behind one is read by those who may open it alone', async () => {
  const [own, group] = [await w.department(), await w.group()]
  const [absentee, colleague] = [await w.person('USER', own), await w.person('USER', own)]
  await absent(absentee, at(SUNDAY, 13), at(SUNDAY, 15))
  await absent(absentee, at(addDays(SUNDAY, 1), 0), at(addDays(SUNDAY, 1), 24))
  const shown = await week(colleague)
  expect(shown).toMatchObject({ unit: { id: own.id }, people: { count: 2, more: false }, counts: [1, 1, 0, 0, 0, 0, 0] })
  const absences = (of: Awaited<ReturnType<typeof week>>) => of.items.find(({ person }) => person.id === absentee.id)?.absences
  expect(absences(shown)).toMatchObject([
    { fromDay: SUNDAY, fromTime: '13:00', untilTime: '15:00', record: null },
    { fromDay: addDays(SUNDAY, 1), untilDay: addDays(SUNDAY, 1), fromTime: null, untilTime: null, record: null },
  ])
  expect(absences(await week(absentee))?.[0]?.record?.path).toMatch(/^\//)
  expect((await w.call(colleague, away.unit, { unitId: group.id, from: SUNDAY, to: SUNDAY })).status).toBe(200)
  expect((await w.call(colleague, away.unit, { unitId: absentee.id, from: SUNDAY, to: SUNDAY })).status).toBe(404)
})

test('the sum of several units counts a person of two of them once, and on a day off nobody', async () => {
  const [one, other, foreign] = [await w.department(), await w.department(), await w.department()]
  const both = await w.person('USER', one, other)
  const [colleague, elsewhere] = [await w.person('USER', other), await w.person('USER', foreign)]
  for (const person of [both, elsewhere]) await absent(person, at(SUNDAY, 0), at(addDays(SUNDAY, 7), 24))
  const sum = async (...units: TestUnit[]) =>
    (await w.call(colleague, away.unitsToday, units.length > 0 ? { ids: units.map(({ id }) => id).join(',') } : {})).body
  expect([await sum(), await sum(one, other), await sum(one, other, foreign)]).toEqual([
    { away: 1, people: 2 },
    { away: 1, people: 2 },
    { away: 2, people: 3 },
  ])
  w.clock.advance(5 * 86_400_000) // a Friday
  expect(await sum(one, other)).toEqual({ away: 0, people: 2 })
  w.clock.advance(-5 * 86_400_000)
  expect((await w.call(colleague, away.unitsToday, { ids: colleague.id })).status).toBe(404)
  expect((await w.call(await w.person('USER'), away.unitsToday, {})).body).toEqual({ away: 0, people: 0 })
})

test('a person without a department is asked to choose a unit; more than a month is refused', async () => {
  const lonely = await w.person('USER')
  expect(await week(lonely)).toMatchObject({ unit: null, items: [] })
  expect((await w.call(lonely, away.unit, { from: SUNDAY, to: addDays(SUNDAY, 31) })).status).toBe(400)
  expect((await w.call(lonely, away.today, { ids: 'nobody' })).status).toBe(400)
})

test('spans of a record are replaced as a whole, and an empty list removes them', async () => {
  const person = await w.person('USER', department)
  const id = await absent(person, at(SUNDAY, 0), at(SUNDAY, 24))
  expect(await today(reader, person)).toHaveLength(1)
  await writeSpans(w.db, id, [])
  expect(await today(reader, person)).toEqual([])
})
