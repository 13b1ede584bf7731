import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { rooms } from '@diwan/contract/schedule/endpoints/rooms'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let admin: TestPerson
let noura: TestPerson
let omar: TestPerson
let emily: TestPerson

beforeAll(async () => {
  w = await world() // it is Sunday 15-11-2026, 11:00 in Riyadh; it works from 08:00 to 16:00, Sunday to Thursday
  admin = await w.person('ADMIN')
})
beforeEach(async () => {
  ;[noura, omar, emily] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
  await w.db.updateTable('users').set({ zone: 'Europe/London' }).where('id', '=', emily.id).execute()
})

const plan = async (who: TestPerson, wall: string, more: object = {}) => {
  const { status, body } = await w.call(who, meetings.plan, { meetingTitle: 'سرّ المشروع', meetingStart: wall, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const wall = (seconds: number) => new Date((seconds + 3 * 3_600) * 1000).toISOString().slice(5, 16)
const line = ({ from, to }: { from: number; to: number }) => `${wall(from)} ${wall(to)}`
const freeTimes = async (more: object = {}) =>
  (await w.call(noura, meetings.freeTimes, { minutes: 60, from: '2026-11-16', ...more })).body.items
const starts = async (more: object = {}) =>
  (await freeTimes(more)).map(({ startsAt, free, of }) => `${wall(startsAt)} ${free}/${of}`)

test('the times of others are shown as busy, and what for where the caller takes part', async () => {
  await plan(omar, '2026-11-16T09:00')
  const ours = await plan(omar, '2026-11-16T11:00', { attendees: [{ id: noura.id }] })
  const ask = async (who: TestPerson) =>
    (await w.call(who, meetings.freeBusy, { ids: `${omar.id},${emily.id}`, day: '2026-11-16' })).body
  const { people, zone } = await ask(noura)
  expect(zone).toBe('Asia/Riyadh')
  expect(people.map(({ person, zone: own }) => [person.id, own])).toEqual([
    [omar.id, 'Asia/Riyadh'],
    [emily.id, 'Europe/London'],
  ])
  expect(people[0]!.spans.map(({ state, startsAt, record }) => [state, wall(startsAt), record?.id])).toEqual([
    ['busy', '11-16T09:00', undefined],
    ['busy', '11-16T11:00', ours.id],
  ])
  expect(people.map(({ working }) => working.map(line))).toEqual([['11-16T08:00 11-16T16:00'], ['11-16T11:00 11-16T19:00']])
  expect(JSON.stringify(await ask(emily))).not.toContain('سرّ المشروع')
})

test('a room is shown when it is taken, and the meeting that is edited takes nothing away', async () => {
  const roomId = (await w.call(admin, rooms.create, { nameAr: 'قاعة', nameEn: 'Room', seats: 4 })).body.id
  const { id } = await plan(noura, '2026-11-16T09:00', { roomId })
  const ask = async (who: TestPerson, meetingId?: string) => {
    const query = { ids: noura.id, day: '2026-11-16', roomId, ...(meetingId !== undefined && { meetingId }) }
    const { room, people } = (await w.call(who, meetings.freeBusy, query)).body
    return [room!.taken.length, people[0]!.spans.length]
  }
  expect([await ask(noura), await ask(noura, id), await ask(omar, id)]).toEqual([
    [1, 1],
    [0, 0],
    [1, 1],
  ])
})

test('free times suit everybody who is needed, within their own working hours', async () => {
  expect((await starts()).slice(0, 2)).toEqual(['11-16T08:00 1/1', '11-16T09:00 1/1'])
  await plan(omar, '2026-11-16T12:00', { minutes: 60 })
  const together = { needed: omar.id, optional: emily.id }
  expect(await starts(together)).toContain('11-16T13:00 3/3')
  expect((await starts(together)).filter((one) => one.startsWith('11-16T12'))).toEqual([])
  expect((await starts({ needed: `${omar.id},${emily.id}` })).slice(0, 3)).toEqual([
    '11-16T11:00 3/3',
    '11-16T13:00 3/3',
    '11-16T14:00 3/3',
  ])
  await plan(emily, '2026-11-16T10:00', { minutes: 60 }) // 13:00 in Riyadh on her clock
  expect(await starts(together)).toContain('11-16T13:00 2/3')
  expect(await starts(together)).toHaveLength(10)
})

test('free times are not past, not on days off and not where the room is taken', async () => {
  const roomId = (await w.call(admin, rooms.create, { nameAr: 'قاعة', nameEn: 'Room', seats: 4 })).body.id
  await plan(omar, '2026-11-16T08:00', { roomId, minutes: 450 })
  expect((await starts({ from: '2026-11-10' }))[0]).toBe('11-15T11:00 1/1')
  expect((await starts({ roomId }))[0]).toBe('11-17T08:00 1/1')
  expect(await starts({ from: '2026-11-20', minutes: 480 })).toEqual(
    ['11-22', '11-23', '11-24', '11-25', '11-26', '11-29', '11-30', '12-01', '12-02', '12-03'].map((day) => `${day}T08:00 1/1`),
  )
})

test('twenty people are compared at once, and no more', async () => {
  const ids = Array.from({ length: 21 }, (_, n) => `01890000-0000-7000-8000-0000000000${String(n + 10)}`)
  expect((await w.call(noura, meetings.freeBusy, { ids: ids.join(','), day: '2026-11-16' })).status).toBe(400)
  const halves = { needed: ids.slice(0, 11).join(','), optional: ids.slice(11).join(',') }
  expect((await w.call(noura, meetings.freeTimes, { minutes: 30, ...halves })).status).toBe(400)
})
