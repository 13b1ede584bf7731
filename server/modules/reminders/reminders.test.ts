import { notifications } from '@diwan/contract/notifications/endpoints'
import { reminders } from '@diwan/contract/reminders/endpoints'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { tellDue } from './service.ts'

let w: World
let omar: TestPerson
beforeAll(async () => {
  w = await world()
  omar = await w.person('USER')
})

const inSeconds = (more: number) => Math.floor(w.clock.now().getTime() / 1_000) + more
const list = async (who: TestPerson) => (await w.call(who, reminders.list, {})).body.items
const deliveryFor = async (who: TestPerson) =>
  (await w.call(who, notifications.list, {})).body.items.filter(({ path }) => path?.startsWith('/ticket-thread/'))

/** A record with a part: what was said first in it. */
async function message() {
  const { id } = await w.ticket({ by: omar })
  const { id: part } = await w.db.selectFrom('messages').select('id').where('object_id', '=', id).executeTakeFirstOrThrow()
  return { id, part }
}

test('a reminder of a message comes once, however many workers look, and again when it was put off', async () => {
  const { id, part } = await message()
  const { body: set } = await w.call(omar, reminders.set, { objectId: id, part, at: inSeconds(60) })
  expect(set).toMatchObject({ due: false, part, record: { id, kind: 'ticket' } })
  await tellDue(w.portal)
  expect((await list(omar)).map(({ due }) => due)).toEqual([false])
  w.clock.advance(61_000)
  await Promise.all([tellDue(w.portal), tellDue(w.portal), tellDue(w.portal)])
  await w.eventually(async () => expect((await deliveryFor(omar)).length).toBe(1), 20_000)
  expect((await list(omar)).map(({ due }) => due)).toEqual([true])
  await w.call(omar, reminders.snooze, { id: set.id, at: inSeconds(600) })
  expect((await list(omar)).map(({ due }) => due)).toEqual([false])
  w.clock.advance(601_000)
  await tellDue(w.portal)
  await w.eventually(async () => expect((await deliveryFor(omar)).length).toBe(2), 20_000)
  await w.call(omar, reminders.dismiss, { id: set.id })
  expect(await list(omar)).toEqual([])
})

test('reminded again of the same thing it moves; nobody is reminded of what they may not see', async () => {
  const { id, part } = await message()
  const stranger = await w.person('USER')
  expect((await w.call(stranger, reminders.set, { objectId: id, at: inSeconds(60) })).status).toBe(404)
  const { body: set } = await w.call(omar, reminders.set, { objectId: id, part, at: inSeconds(60) })
  expect((await w.call(omar, reminders.set, { objectId: id, part, at: inSeconds(90) })).body.id).toBe(set.id)
  expect((await w.call(stranger, reminders.snooze, { id: set.id, at: inSeconds(90) })).status).toBe(404)
  expect((await w.call(stranger, reminders.dismiss, { id: set.id })).status).toBe(404)

  await w.db.updateTable('tickets').set({ requester_id: stranger.id }).where('id', '=', id).execute()
  expect((await list(omar)).find((one) => one.id === set.id)?.record).toBeNull()
  const other = await message()
  await w.call(omar, reminders.set, { objectId: other.id, at: inSeconds(120) })
  const before = (await deliveryFor(omar)).length
  w.clock.advance(121_000)
  await tellDue(w.portal)
  await w.eventually(async () => expect((await deliveryFor(omar)).length).toBe(before + 1), 20_000)
})

test('a past time is refused by its field', async () => {
  const { id } = await message()
  const { status, body } = await w.call(omar, reminders.set, { objectId: id, at: inSeconds(-1) })
  expect([status, (body as unknown as { fields: unknown }).fields]).toEqual([400, [{ path: 'at', code: 'past' }]])
})
