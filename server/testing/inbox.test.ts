import { notifications } from '@diwan/contract/notifications/endpoints'
import type { InboxView } from '@diwan/contract/notifications/vocabulary'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketCommands as commands } from '@diwan/contract/tickets/endpoints/commands'
import { documentFromText } from '@diwan/core/document'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openSocket } from './live.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { world, type World } from './world.ts'
import { newId } from '../kit/db/id.ts'
import { insertNotifications } from '../modules/notifications/queries/deliveries.ts'
import { wakeSnoozed } from '../modules/notifications/service/inbox.ts'

let w: World
let group: TestUnit
let tech: TestPerson
let noura: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  tech = await w.person('TECH', group)
})
beforeEach(async () => {
  noura = await w.person('USER')
})

const inbox = async (view: InboxView = 'all', who = noura) => (await w.call(who, notifications.inbox, { view })).body
const objects = async (view: InboxView = 'all', who = noura) => (await inbox(view, who)).items.map(({ objectId }) => objectId)
const unread = async () => (await w.call(noura, notifications.unread, {})).body.count
const heard = async (who: TestPerson) => (await w.call(who, notifications.list, {})).body.items.length
const now = () => Math.floor(w.clock.now().getTime() / 1_000)

/** An answer whose notification has arrived. */
async function reply(id: string, by = tech, to = noura): Promise<void> {
  const before = await heard(to)
  const { status } = await w.call(by, tickets.reply, { id, body: documentFromText('جواب', 'rtl') })
  expect(status).toBe(200)
  await w.eventually(async () => expect(await heard(to)).toBe(before + 1))
}
const later = (seconds: number) => w.clock.advance(seconds * 1_000)

test('a person has one row for each object, the newest on top, whatever happened to it', async () => {
  const [first, second] = [await w.ticket({ by: noura, group }), await w.ticket({ by: noura, group })]
  await reply(first.id)
  later(60)
  await reply(second.id)
  later(60)
  await reply(first.id)
  expect(await objects()).toEqual([first.id, second.id])
  expect((await inbox()).items[0]).toMatchObject({ event: 'tickets.replied', events: 2, others: 0, unread: true, kind: 'ticket' })
  expect(await unread()).toBe(2)
})

test('answers of several people to one ticket name the newest and count the others', async () => {
  const ticket = await w.ticket({ by: noura, group })
  const others = [await w.person('TECH', group), await w.person('TECH', group)]
  for (const by of [tech, ...others, tech]) {
    later(60)
    await reply(ticket.id, by)
  }
  expect((await inbox()).items).toMatchObject([{ actor: { id: tech.id }, others: 2, events: 4 }])
})

test('what one person does to one object within 30 seconds counts once, a second later it counts again', async () => {
  const ticket = await w.ticket({ by: noura, group })
  await reply(ticket.id)
  later(30)
  await reply(ticket.id)
  expect((await inbox()).items).toMatchObject([{ events: 1 }])
  later(31)
  await reply(ticket.id)
  expect((await inbox()).items).toMatchObject([{ events: 2 }])
  const { body } = await w.call(noura, notifications.list, { objectId: ticket.id })
  expect(body.items).toHaveLength(2)
  await w.call(noura, notifications.markSeen, {})
  expect([await unread(), (await inbox('unread')).items]).toEqual([0, []])
})

test('a mention is among the mentions, an assignment among what is assigned, for the assignee alone', async () => {
  const colleague = await w.person('TECH', group)
  const ticket = await w.ticket({ by: noura, group })
  await w.call(tech, commands.assign, { id: ticket.id, version: ticket.version, assigneeId: colleague.id })
  await w.eventually(async () => expect(await objects('assigned', colleague)).toEqual([ticket.id]))
  await w.eventually(async () => expect(await objects()).toEqual([ticket.id]))
  expect([await objects('assigned'), await objects('mentions', colleague)]).toEqual([[], []])
})

test('read, unread, done and back again are the same on every device', async () => {
  const ticket = await w.ticket({ by: noura, group })
  await reply(ticket.id)
  const socket = await openSocket(w, noura)
  const hints = () => socket.frames.filter((frame) => frame.type === 'hint').length
  /** Many in short order are one hint: each change waits for that of the one before. */
  const hinted = async (change: () => Promise<unknown>) => {
    const before = hints()
    await change()
    await w.eventually(() => expect(hints()).toBeGreaterThan(before))
  }
  const row = { objectId: ticket.id }
  await hinted(() => w.call(noura, notifications.markSeen, row))
  expect([await unread(), await objects('unread')]).toEqual([0, []])
  await hinted(() => w.call(noura, notifications.markUnread, row))
  await w.call(noura, notifications.markUnread, row)
  expect([await unread(), await objects('unread')]).toEqual([1, [ticket.id]])
  await hinted(() => w.call(noura, notifications.finish, row))
  expect([await unread(), await objects()]).toEqual([0, []])
  await hinted(() => w.call(noura, notifications.putBack, row))
  expect(await objects()).toEqual([ticket.id])
  await w.call(noura, notifications.finish, row)
  later(60)
  await reply(ticket.id)
  expect([await unread(), await objects()]).toEqual([1, [ticket.id]])
})

test('what is snoozed is away until its time, then unread and on top; an answer does not end it, an assignment does', async () => {
  const [first, second] = [await w.ticket({ by: noura, group }), await w.ticket({ by: noura, group })]
  await reply(first.id)
  await w.call(noura, notifications.markSeen, {})
  await w.call(noura, notifications.snooze, { objectId: first.id, until: now() + 3_600 })
  expect([await objects(), await objects('snoozed'), await unread()]).toEqual([[], [first.id], 0])
  later(60)
  await reply(second.id)
  await reply(first.id)
  await wakeSnoozed(w.portal)
  expect([await objects(), await objects('snoozed'), await unread()]).toEqual([[second.id], [first.id], 1])
  later(3_600)
  await wakeSnoozed(w.portal)
  expect([await objects(), await objects('snoozed'), await unread()]).toEqual([[first.id, second.id], [], 2])

  const ticket = await w.ticket({ by: noura, group })
  await w.eventually(async () => expect(await objects('all', tech)).toContain(ticket.id))
  await w.call(tech, notifications.snooze, { objectId: ticket.id, until: now() + 3_600 })
  await w.call(await w.person('ADMIN'), commands.assign, { id: ticket.id, version: ticket.version, assigneeId: tech.id })
  await w.eventually(async () => expect(await objects('assigned', tech)).toContain(ticket.id))
})

test.each([
  ['a time that has passed', -1, 'time_past'],
  ['a time years away', 400 * 86_400, 'too_big'],
])('%s is no time to snooze until', async (_what, away, code) => {
  const ticket = await w.ticket({ by: noura, group })
  const { status, body } = await w.call(noura, notifications.snooze, { objectId: ticket.id, until: now() + away })
  expect([status, body]).toMatchObject([400, { fields: [{ path: 'until', code }] }])
})

test('who unsubscribes from a ticket hears of it no more, but for a mention or an assignment', async () => {
  const ticket = await w.ticket({ by: noura, group })
  await w.eventually(async () => expect(await objects('all', tech)).toContain(ticket.id))
  await w.call(tech, notifications.mute, { objectId: ticket.id })
  expect((await inbox('all', tech)).items.find(({ objectId }) => objectId === ticket.id)).toMatchObject({ muted: true })
  const before = await heard(tech)
  const witness = await w.ticket({ by: noura, group })
  await w.call(noura, commands.withdraw, { id: ticket.id, version: ticket.version })
  await w.eventually(async () => expect(await objects('all', tech)).toContain(witness.id))
  expect(await heard(tech)).toBe(before + 1) // of the witness alone
  await w.call(tech, notifications.unmute, { objectId: ticket.id })
  expect((await inbox('all', tech)).items.find(({ objectId }) => objectId === ticket.id)).toMatchObject({ muted: false })
})

test('a command on an object that is not in the own inbox is not found, whether it exists or not', async () => {
  const ticket = await w.ticket({ by: noura, group })
  await reply(ticket.id)
  const stranger = await w.person('USER')
  const row = { objectId: ticket.id }
  expect(await w.call(stranger, notifications.markSeen, row)).toMatchObject({ status: 200 })
  const { finish, putBack, mute, unmute, markUnread, snooze, wake } = notifications
  for (const of of [row, { objectId: crypto.randomUUID() }]) {
    for (const command of [finish, putBack, mute, unmute, markUnread, wake])
      expect(await w.call(stranger, command, of)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await w.call(stranger, snooze, { ...of, until: now() + 60 })).toMatchObject({ status: 404 })
  }
  expect([await unread(), await objects(), await objects('all', stranger)]).toEqual([1, [ticket.id], []])
  expect(await w.db.selectFrom('subscriptions').selectAll().where('user_id', '=', stranger.id).execute()).toEqual([])
})

test('an object that may no longer be seen keeps its row without words, people or a way to it (H3)', async () => {
  const ticket = await w.ticket({ by: noura, group, subject: 'سر الراتب' })
  await reply(ticket.id)
  await w.db.updateTable('tickets').set({ requester_id: tech.id }).where('id', '=', ticket.id).execute()
  const { items } = await inbox()
  expect(items).toMatchObject([{ event: 'notifications.hidden', kind: null, params: {}, actor: null, others: 0, path: null }])
  expect(JSON.stringify(items)).not.toContain('سر الراتب')
})

test('pages follow one another without a gap', async () => {
  for (let n = 0; n < 5; n += 1) {
    later(1)
    const ticket = await w.ticket({ by: noura, group })
    await reply(ticket.id)
  }
  const all = await objects()
  const pages: string[] = []
  let after: string | undefined
  do {
    const { body } = await w.call(noura, notifications.inbox, { limit: 2, ...(after && { after }) })
    pages.push(...body.items.map(({ objectId }) => objectId))
    after = body.next ?? undefined
  } while (after)
  expect([pages.length, pages]).toEqual([5, all])
})

/** As a worker hands it over: the second of two workers may have the earlier event. */
async function deliverAt(objectId: string, event: string, seconds: number): Promise<void> {
  const [historyId, at] = [newId(), new Date(w.clock.now().getTime() + seconds * 1_000)]
  await w.db
    .insertInto('history')
    .values({ id: historyId, object_id: objectId, event, audience: 'public', actor_id: tech.id, detail: '{}', at })
    .execute()
  const notice = { historyId, objectId, event, params: {}, actorId: tech.id, path: '/user', at }
  const told = { userId: noura.id, reason: null, urgent: false, shown: true, mailAt: at, pushAt: null }
  await insertNotifications(w.db, notice, [told])
}

test('of two events of one moment a row shows the one that happened last, also when it was delivered first', async () => {
  const { id } = await w.ticket({ by: noura, group })
  await deliverAt(id, 'tickets.solved', 10)
  await deliverAt(id, 'tickets.replied', 5)
  const row = async () => (await inbox()).items.map(({ event, events }) => [event, events])
  const unreadEvents = async () =>
    (await w.db.selectFrom('inbox').select('unread').where('user_id', '=', noura.id).executeTakeFirstOrThrow()).unread
  expect([await row(), await unreadEvents()]).toEqual([[['tickets.solved', 1]], 1])
  const mailed = w.db.selectFrom('notifications').select('event').where('user_id', '=', noura.id).where('mail_at', 'is not', null)
  expect(await mailed.execute()).toEqual([{ event: 'tickets.solved' }])
  await deliverAt(id, 'tickets.replied', -60)
  expect([await row(), await unreadEvents()]).toEqual([[['tickets.solved', 2]], 2])
})
