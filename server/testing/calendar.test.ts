import { delegations } from '@diwan/contract/approvals/endpoints'
import { notes } from '@diwan/contract/notes/endpoints'
import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { personToken } from '@diwan/contract/kit/tokens'
import { scheduleCalendar } from '@diwan/contract/schedule/endpoints/calendar'
import { permissions } from '@diwan/contract/schedule/endpoints/permissions'
import { assignments } from '@diwan/contract/training/endpoints/enrolments'
import type { CalendarSpan } from '@diwan/contract/schedule/schemas/calendar'
import { addDays, dayToSeconds } from '@diwan/core/hijri'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from './people.ts'
import { world, type World } from './world.ts'
import { courseOf, linkLesson, publishCourse } from '../modules/training/proof/learners.ts'
import { writeSpans } from '../modules/calendar/public.ts'

const LEAVE = '0194d1a0-5b1e-7000-8000-000000000001'
/** A Sunday, the first working day of the week. */
const SUNDAY = '2026-11-22'
const RIYADH_HOURS = 3

let w: World
let department: TestUnit
let sara: TestPerson
let colleague: TestPerson
let admin: TestPerson

const seconds = (day: string, hours: number) => dayToSeconds(day) + (hours - RIYADH_HOURS) * 3_600
const at = (day: string, hours: number) => new Date(seconds(day, hours) * 1000)
const week = { from: SUNDAY, to: addDays(SUNDAY, 6) }

beforeAll(async () => {
  w = await world() // it is 15-11-2026, 11:00 in Riyadh
  admin = await w.person('ADMIN')
})
beforeEach(async () => {
  department = await w.department()
  ;[sara, colleague] = [await w.person('USER', department), await w.person('USER', department)]
})

const own = async (who: TestPerson, days: object = week) => (await w.call(who, scheduleCalendar.own, { ...week, ...days })).body
const people = async (who: TestPerson, ...ids: TestPerson[]) =>
  (await w.call(who, scheduleCalendar.people, { ...week, ids: ids.map(({ id }) => id).join(',') })).body
/** A private record of a person that takes some of the person's time. */
async function busy(person: TestPerson, from: Date, to: Date, state: 'busy' | 'away' = 'busy'): Promise<string> {
  const { id } = (await w.call(person, notes.create, {})).body
  await writeSpans(w.db, id, [{ personId: person.id, kind: state, starts: from, ends: to }])
  return id
}
const spansOf = ({ items }: { items: { person: { id: string }; spans: CalendarSpan[] }[] }, { id }: TestPerson) =>
  items.find(({ person }) => person.id === id)?.spans

test('a calendar holds the own times with their records, what is due at a time of its day, and the working hours', async () => {
  const id = await busy(sara, at(SUNDAY, 10), at(SUNDAY, 11.5))
  const task = (await w.call(sara, quickTasks.create, { title: 'مراجعة العقد', day: SUNDAY, time: '13:30' })).body
  const calendar = await own(sara)
  expect(calendar.spans).toMatchObject([
    { state: 'busy', startsAt: seconds(SUNDAY, 10), endsAt: seconds(SUNDAY, 11.5), days: null, record: { id, kind: 'note' } },
  ])
  expect(calendar.bars).toMatchObject([{ id: task.id, kind: 'quick_task', type: 'toDo', dueDate: SUNDAY, time: '13:30' }])
  expect(calendar.kinds).toEqual(expect.arrayContaining([{ kind: 'quick_task', type: 'toDo' }]))
  expect(calendar.working).toContainEqual({ from: seconds(SUNDAY, 8), to: seconds(SUNDAY, 16) })
  expect(calendar.daysOff).toEqual(expect.arrayContaining([addDays(SUNDAY, 5), addDays(SUNDAY, 6)]))
  expect(calendar.more).toBe(false)
  expect(await own(colleague)).toMatchObject({ spans: [], bars: [] })
})

test('the reminder of an own note lies at its hour, and an unfinished course on the day on which it is due', async () => {
  const note = (await w.call(sara, notes.create, { title: 'تجديد العقد' })).body
  const reminder = { id: note.id, version: note.version, reminderDate: SUNDAY, startTime: '09:30', endTime: '10:00' }
  await w.call(sara, notes.setReminder, reminder)
  const course = await publishCourse(w, admin, personToken(admin.id), courseOf([linkLesson('a')]))
  const assigned = { id: course, tokens: [personToken(sara.id)], mandatory: false, dueDay: addDays(SUNDAY, 2) }
  await w.call(admin, assignments.assign, assigned)
  await w.eventually(async () =>
    expect((await own(sara)).bars).toMatchObject([
      { id: note.id, kind: 'note', title: 'تجديد العقد', dueDate: SUNDAY, time: '09:30', movable: false },
      { id: course, kind: 'course', dueDate: addDays(SUNDAY, 2), path: `/user/training/details/${course}` },
    ]),
  )
  expect((await own(sara, { from: addDays(SUNDAY, 3) })).bars).toEqual([])
  expect((await own(colleague)).bars).toEqual([])
})

test('a request that waits is shown by its days, and one that takes time by its time alone', async () => {
  const asked = {
    typeId: LEAVE,
    reason: 'سفر',
    dateFrom: SUNDAY,
    dateTo: addDays(SUNDAY, 1),
    wholeDays: true,
    departmentId: department.id,
  }
  const { id } = (await w.call(sara, permissions.send, asked)).body
  expect((await own(sara)).bars).toMatchObject([{ id, type: 'permissions', startDate: SUNDAY }])
  await writeSpans(w.db, id, [{ personId: sara.id, kind: 'away', starts: at(SUNDAY, 8), ends: at(addDays(SUNDAY, 1), 16) }])
  expect(await own(sara)).toMatchObject({
    bars: [],
    spans: [{ state: 'away', days: { from: SUNDAY, to: addDays(SUNDAY, 1) }, record: { id, type: 'permissions' } }],
  })
})

test('others see that somebody is busy, and nothing of what for; an administrator sees no more', async () => {
  await busy(sara, at(SUNDAY, 10), at(SUNDAY, 11))
  await busy(sara, at(SUNDAY, 12), at(SUNDAY, 13), 'away')
  for (const reader of [colleague, admin])
    expect(spansOf(await people(reader, sara), sara)).toEqual([
      { state: 'busy', startsAt: seconds(SUNDAY, 10), endsAt: seconds(SUNDAY, 11), days: null, record: null },
      { state: 'away', startsAt: seconds(SUNDAY, 12), endsAt: seconds(SUNDAY, 13), days: null, record: null },
    ])
  const mine = spansOf(await people(sara, colleague, sara), sara)
  expect(mine?.map(({ record }) => record?.kind)).toEqual(['note', 'note'])
})

test('people are listed in the order asked for, a delegation is an absence, and who is unknown is left out', async () => {
  const delegate = await w.person('USER', department)
  const until = addDays(SUNDAY, 2)
  await w.call(colleague, delegations.set, { toId: delegate.id, fromDay: SUNDAY, untilDay: until })
  const seen = await people(admin, colleague, sara)
  expect(seen.items.map(({ person }) => person.id)).toEqual([colleague.id, sara.id])
  expect(spansOf(seen, colleague)).toMatchObject([{ state: 'away', days: { from: SUNDAY, to: until }, record: null }])
  expect((await w.call(sara, scheduleCalendar.people, { ...week, ids: LEAVE })).body.items).toEqual([])
})

test('more than 62 days or ten people are refused, and what one answer cannot hold is said to be cut', async () => {
  const status = async (days: object) => (await w.call(sara, scheduleCalendar.own, { ...week, ...days })).status
  expect([await status({ to: addDays(SUNDAY, 61) }), await status({ to: addDays(SUNDAY, 62) })]).toEqual([200, 400])
  expect(await status({ to: addDays(SUNDAY, -1) })).toBe(400)
  const ids = Array.from({ length: 11 }, (_, n) => `0194d1a0-5b1e-7000-8000-0000000000${String(n + 10)}`).join(',')
  expect((await w.call(sara, scheduleCalendar.people, { ...week, ids })).status).toBe(400)
  const { id } = (await w.call(sara, notes.create, {})).body
  const many = Array.from({ length: 501 }, (_, occurrence) => ({
    personId: sara.id,
    kind: 'busy' as const,
    starts: at(SUNDAY, 8 + occurrence / 100),
    ends: at(SUNDAY, 8.5 + occurrence / 100),
    occurrence,
  }))
  await writeSpans(w.db, id, many)
  const calendar = await own(sara)
  expect([calendar.spans.length, calendar.more]).toEqual([500, true])
  expect((await people(colleague, sara)).items[0]).toMatchObject({ more: true })
})
