import { documentFromText } from '@diwan/core/document'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { settings } from '@diwan/contract/settings/endpoints'
import { ticketCommands as commands } from '@diwan/contract/tickets/endpoints/commands'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketChannel } from '@diwan/contract/tickets/events'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allModules, wakeModules } from '../app/modules.ts'
import { openSocket } from './live.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { PUBLIC_URL, world, type World } from './world.ts'

let w: World
let group: TestUnit
let noura: TestPerson
let tech: TestPerson
beforeAll(async () => {
  w = await world()
})
beforeEach(async () => {
  group = await w.group()
  noura = await w.person('USER')
  tech = await w.person('TECH', group)
})

const body = (text = 'نص') => documentFromText(text, 'rtl')
const now = async (who: TestPerson, { id }: { id: string }) => (await w.call(who, tickets.open, { id })).body.ticket
const wake = () => wakeModules(w.portal, allModules(PUBLIC_URL))
const deliveryFor = async (who: TestPerson) =>
  (await w.call(who, notifications.list, {})).body.items.map(({ event }) => event.replace('tickets.', ''))
const notified = (who: TestPerson, name: string) => w.eventually(async () => expect(await deliveryFor(who)).toContain(name))
const taken = async (): Promise<Ticket> => {
  const ticket = await w.ticket({ by: noura, group })
  return (await w.call(tech, commands.take, { id: ticket.id, version: 1 })).body
}
const solved = async (): Promise<Ticket> => {
  const { id, version } = await taken()
  return (await w.call(tech, commands.resolve, { id, version, body: body('الحل') })).body
}

describe('in whose hands', () => {
  test('a technician takes a new ticket, and its requester is told', async () => {
    expect(await taken()).toMatchObject({ status: 'OPEN', version: 2, assignee: { id: tech.id } })
    await notified(noura, 'assigned')
  })

  test('a ticket is given only to somebody who can work on it, and the picker names exactly those (T6)', async () => {
    const [colleague, stranger] = [await w.person('TECH', group), await w.person('TECH', await w.group())]
    const { id } = await w.ticket({ by: noura, group })
    for (const who of [stranger, noura]) {
      const refused = await w.call(tech, commands.assign, { id, version: 1, assigneeId: who.id })
      expect([refused.status, refused.body.code]).toEqual([400, 'tickets.cannot_take'])
    }
    const offered = (await w.call(tech, commands.assignees, { id })).body.items.map((person) => person.id)
    expect(new Set(offered)).toEqual(new Set([tech.id, colleague.id]))
    const given = await w.call(tech, commands.assign, { id, version: 1, assigneeId: colleague.id, note: body('خلفية') })
    expect(given.body).toMatchObject({ status: 'OPEN', assignee: { id: colleague.id } })
    await notified(colleague, 'assigned')
    const workload = (await w.call(tech, commands.assignees, { id })).body.items.map((one) => [one.id, one.open])
    expect(workload).toContainEqual([colleague.id, 1])
    const seen = await w.call(noura, tickets.thread, { id })
    expect([seen.body.items.map(({ kind }) => kind), seen.text.includes('خلفية')]).toEqual([['event', 'reply'], false])
  })

  test('handing over to another group takes it from its technicians at once, who hear nothing of it any more', async () => {
    const ticket = await taken()
    const [other, socket] = [await w.group(), await openSocket(w, tech)]
    const channel = ticketChannel(ticket.id)
    const [position] = (await w.call(tech, tickets.open, { id: ticket.id })).body.positions
    socket.send({ type: 'subscribe', channel, after: position!.seq })
    await w.eventually(() => expect(socket.frames).toContainEqual(expect.objectContaining({ type: 'subscribed', channel })))
    const place = { departmentId: other.parentId!, groupId: other.id }
    const moved = await w.call(await w.person('ADMIN'), commands.transfer, { id: ticket.id, version: 2, ...place })
    expect(moved.body).toMatchObject({ status: 'OPEN', assignee: null, group: { id: other.id } })
    expect((await w.call(tech, tickets.open, { id: ticket.id })).status).toBe(404)
    await w.eventually(() => expect(socket.frames).toContainEqual({ type: 'refused', channel }))
    await w.call(noura, tickets.reply, { id: ticket.id, body: body('سر') })
    await notified(noura, 'assigned')
    expect(socket.heard.join()).not.toContain('سر')
  })

  test('a ticket put back waits in its queue as a new one', async () => {
    const { id, version } = await taken()
    const { body: back } = await w.call(tech, commands.unassign, { id, version })
    expect(back).toMatchObject({ status: 'NEW', assignee: null, version: 3 })
  })
})

describe('waiting', () => {
  test('it waits for a day and goes on by itself on that day (H18)', async () => {
    const { id, version } = await taken()
    const until = Math.floor(w.clock.now().getTime() / 1000) + 86_400
    const held = await w.call(tech, commands.wait, { id, version, reason: 'scheduled', until })
    expect(held.body).toMatchObject({ status: 'PENDING', pending: { reason: 'scheduled', until } })
    w.clock.advance(86_399_000)
    await wake()
    expect((await now(tech, { id })).status).toBe('PENDING')
    w.clock.advance(1_000)
    await wake()
    expect(await now(tech, { id })).toMatchObject({ status: 'OPEN', pending: null, assignee: { id: tech.id } })
    await notified(tech, 'resumed')
  })

  test.each([-60, 0, 400 * 86_400])('a day %i seconds away is refused', async (away) => {
    const { id, version } = await taken()
    const until = Math.floor(w.clock.now().getTime() / 1000) + away
    const refused = await w.call(tech, commands.wait, { id, version, reason: 'scheduled', until })
    expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([400, 'until'])
  })

  test('the question of a wait reaches the requester, whose answer ends it', async () => {
    const { id, version } = await taken()
    await w.call(tech, commands.wait, { id, version, reason: 'requester', body: body('أي طابق؟') })
    await notified(noura, 'waiting')
    await w.call(noura, tickets.reply, { id, body: body('الثالث') })
    expect(await now(noura, { id })).toMatchObject({ status: 'OPEN', pending: null })
  })
})

describe('the solution', () => {
  test('the requester confirms it, or says what is still wrong', async () => {
    const { id } = await solved()
    const rejected = await w.call(noura, commands.reject, { id, version: 3, body: body('ما زالت') })
    expect(rejected.body).toMatchObject({ status: 'OPEN', assignee: { id: tech.id } })
    await notified(tech, 'rejected')
    await w.call(tech, commands.resolve, { id, version: 4, body: body() })
    const { body: confirmed } = await w.call(noura, commands.confirm, { id, version: 5 })
    expect([confirmed.status, confirmed.closedDate !== null]).toEqual(['CLOSED', true])
  })

  test('nobody but its requester confirms it, and nobody confirms a ticket without one', async () => {
    const { id } = await solved()
    const [byTech, byAdmin] = [
      await w.call(tech, commands.confirm, { id, version: 3 }),
      await w.call(await w.person('ADMIN'), commands.confirm, { id, version: 3 }),
    ]
    expect([byTech.status, byAdmin.status]).toEqual([403, 403])
  })

  test('unanswered it is asked about once and closes after three working days, weekends and holidays left out', async () => {
    w.clock.set(new Date('2026-11-19T09:00:00Z')) // Thursday noon in Riyadh: Friday and Saturday are the weekend
    const { id } = await solved()
    const days = async (count: number) => {
      w.clock.advance(count * 86_400_000)
      await wake()
      return (await now(noura, { id })).status
    }
    expect([await days(3), await days(1)]).toEqual(['DONE', 'DONE']) // Sunday, Monday: the second working day
    await notified(noura, 'reminded')
    w.clock.advance(86_399_000)
    await wake()
    expect((await now(noura, { id })).status).toBe('DONE')
    w.clock.advance(1_000)
    await wake()
    const closed = await now(noura, { id })
    expect([closed.status, closed.closedDate]).toEqual(['CLOSED', Math.floor(w.clock.now().getTime() / 1000)])
    const [line] = (await w.call(noura, tickets.thread, { id })).body.items
    expect(line).toMatchObject({ kind: 'event', event: 'lapsed', by: null })
    await notified(noura, 'lapsed')
  })

  test('an organisation can choose that nothing closes by itself', async () => {
    const admin = await w.person('ADMIN')
    const { version } = (await w.call(admin, settings.open, {})).body
    await w.call(admin, settings.change, { version, ticketCloseDays: 0 })
    const { id } = await solved()
    w.clock.advance(20 * 86_400_000)
    await wake()
    expect((await now(tech, { id })).status).toBe('DONE')
    await w.call(admin, settings.change, { version: version + 1, ticketCloseDays: 3 })
  })
})

describe('the end', () => {
  test('a request is withdrawn until staff answers, then no more', async () => {
    const first = await w.ticket({ by: noura, group })
    expect((await w.call(noura, commands.withdraw, { id: first.id, version: 1 })).body.status).toBe('CANCELED')
    const second = await w.ticket({ by: noura, group })
    await w.call(tech, tickets.reply, { id: second.id, body: body() })
    const refused = await w.call(noura, commands.withdraw, { id: second.id, version: 2 })
    expect([refused.status, refused.body.code]).toEqual([409, 'wrong_state'])
  })

  test('its requester opens a closed ticket again within fourteen days, staff at any time', async () => {
    const { id, version } = await taken()
    await w.call(tech, commands.close, { id, version, reason: 'solved' })
    w.clock.advance(14 * 86_400_000)
    const late = await w.call(noura, commands.reopen, { id, version: 3 })
    expect([late.status, late.body.code]).toEqual([409, 'tickets.reopen_over'])
    const again = await w.call(tech, commands.reopen, { id, version: 3, body: body('عادت') })
    expect(again.body).toMatchObject({ status: 'OPEN', closedDate: null })
    await w.call(tech, commands.close, { id, version: 4, reason: 'solved' })
    w.clock.advance(14 * 86_400_000 - 1_000)
    expect((await w.call(noura, commands.reopen, { id, version: 5 })).status).toBe(200)
  })

  test("a deleted ticket is nobody's any more, not even by its channel", async () => {
    const { id } = await taken()
    expect((await w.call(await w.person('ADMIN'), commands.delete, { id })).status).toBe(200)
    for (const who of [noura, tech]) {
      expect((await w.call(who, tickets.open, { id })).status).toBe(404)
      expect((await w.call(who, tickets.list, { view: 'queue', state: 'all' })).text).not.toContain(id)
    }
  })
})

describe('who takes part', () => {
  test('a colleague who was added reads and is told, replies only if the rights say so, and leaves', async () => {
    const sara = await w.person('USER')
    const { id } = await w.ticket({ by: noura, group })
    expect((await w.call(sara, tickets.open, { id })).status).toBe(404)
    await w.call(noura, commands.addParticipant, { id, userId: sara.id })
    await notified(sara, 'joined')
    const opened = await w.call(sara, tickets.open, { id })
    expect([opened.status, opened.body.participants.map((one) => one.id)]).toEqual([200, [sara.id]])
    expect((await w.call(sara, tickets.list, {})).text).toContain(id)
    await w.call(sara, commands.leave, { id })
    expect((await w.call(sara, tickets.open, { id })).status).toBe(404)
  })

  test('a person who could not see it even then cannot be added', async () => {
    const operator = await w.person('SYSTEM_ADMIN')
    const { id } = await w.ticket({ by: noura, group })
    const refused = await w.call(noura, commands.addParticipant, { id, userId: operator.id })
    expect([refused.status, refused.body.code]).toEqual([400, 'tickets.cannot_take_part'])
  })
})

describe('on behalf of others (T14)', () => {
  const asked = (requesterId: string, place: TestUnit = group) => ({
    subject: 'طلب بالهاتف',
    body: body(),
    departmentId: place.parentId!,
    groupId: place.id,
    requesterId,
  })

  test('a technician opens a ticket for somebody in a group of hers, and both names show', async () => {
    const { body: ticket } = await w.call(tech, tickets.create, asked(noura.id))
    expect(ticket).toMatchObject({ requester: { id: noura.id }, openedBy: { id: tech.id } })
    expect(await now(noura, ticket)).toMatchObject({ openedBy: { id: tech.id } })
    await notified(noura, 'created')
  })

  test.each(['TECH', 'USER'] as const)('a %s opens none for others in a group of somebody else', async (role) => {
    const who = await w.person(role, await w.group())
    const refused = await w.call(who, tickets.create, asked(noura.id))
    expect([refused.status, refused.body.code]).toEqual([403, 'tickets.not_on_behalf'])
  })

  test('nobody is asked for who does not exist', async () => {
    const refused = await w.call(tech, tickets.create, asked(group.id))
    expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([400, 'requesterId'])
  })
})

test('a field holds against the value that was seen: of two who change it one is refused', async () => {
  const { id } = await taken()
  const answers = await Promise.all(
    (['HIGH', 'LOW'] as const).map((to) => w.call(tech, commands.changePriority, { id, from: 'NORMAL', to })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const renamed = await w.call(tech, commands.changeSubject, { id, from: 'الطابعة لا تعمل', to: 'طابعة المدخل' })
  expect(renamed.body).toMatchObject({ subject: 'طابعة المدخل', version: 2 })
  const { body: found } = await w.call(tech, tickets.search, { q: 'المدخل', view: 'queue', state: 'all' })
  expect(found.items.map(({ ticket }) => ticket.id)).toContain(id)
})

test('of three who decide at once exactly one is heard (H14)', async () => {
  const { id } = await solved()
  const answers = await Promise.all([
    w.call(noura, commands.confirm, { id, version: 3 }),
    w.call(noura, commands.reject, { id, version: 3, body: body() }),
    w.call(noura, commands.confirm, { id, version: 3 }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})
