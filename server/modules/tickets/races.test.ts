import { documentFromText } from '@diwan/core/document'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketChannel } from '@diwan/contract/tickets/events'
import { ticketMoves, type TicketCommand } from '@diwan/contract/tickets/moves'
import type { TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { TICKET_STATUSES } from '@diwan/contract/tickets/vocabulary'
import { sql, type RawBuilder } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { plantTickets } from './proof/planted.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let group: TestUnit
let noura: TestPerson
beforeAll(async () => {
  w = await world()
})
beforeEach(async () => {
  group = await w.group()
  noura = await w.person('USER')
})

const body = documentFromText('رد', 'rtl')
const tally = (answers: readonly { status: number; body: { code?: string } }[]) => {
  const found: Record<string, number> = {}
  for (const answer of answers) {
    const name = answer.body.code ? `${answer.status} ${answer.body.code}` : String(answer.status)
    found[name] = (found[name] ?? 0) + 1
  }
  return found
}
/** From now on the database keeps this short id of a ticket, whatever was drawn; its index and another draw decide as ever. */
async function loadDice(fall: RawBuilder<unknown>): Promise<void> {
  await sql`create function loaded_dice() returns trigger language plpgsql as $$ begin new.short_id := ${fall}; return new; end $$`.execute(
    w.db,
  )
  await sql`create trigger loaded_dice before insert on objects for each row when (new.kind = 'ticket') execute function loaded_dice()`.execute(
    w.db,
  )
  onTestFinished(async () => void (await sql`drop function loaded_dice cascade`.execute(w.db)))
}
const eventsOf = async (id: string) => (await w.changes(ticketChannel(id))).map(({ event }) => event)
const plant = async (status: TicketStatus, by = noura) => {
  const place = { departmentId: group.parentId!, groupId: group.id, requesterId: by.id, activityAt: w.clock.now() }
  return (await plantTickets(w.db, [{ ...place, status }]))[0]!
}

describe('at once', () => {
  test('twenty closes of one ticket close it once, tell once, and nineteen hear that it changed (H14)', async () => {
    const closers = await Promise.all(Array.from({ length: 20 }, () => w.person('ADMIN')))
    const ticket = await w.ticket({ by: noura, group })
    const answers = await Promise.all(
      closers.map((by) => w.call(by, ticketCommands.close, { id: ticket.id, version: 1, reason: 'other' })),
    )
    expect(tally(answers)).toEqual({ '200': 1, '409 changed_meanwhile': 19 })
    expect(await eventsOf(ticket.id)).toEqual(['tickets.created', 'tickets.closed'])
    await w.eventually(async () => expect((await w.call(noura, notifications.list, {})).body.items).toHaveLength(1))
  })

  test('twenty first replies of staff are all kept, and one of them opens and takes the ticket', async () => {
    const techs = await Promise.all(Array.from({ length: 20 }, () => w.person('TECH', group)))
    const ticket = await w.ticket({ by: noura, group })
    const answers = await Promise.all(techs.map((by) => w.call(by, tickets.reply, { id: ticket.id, body })))
    const { body: opened } = await w.call(noura, tickets.open, { id: ticket.id })
    const { body: thread } = await w.call(noura, tickets.thread, { id: ticket.id })
    expect(tally(answers)).toEqual({ '200': 20 })
    expect(opened.ticket).toMatchObject({ status: 'OPEN', version: 2 })
    expect(techs.map(({ id }) => id)).toContain(opened.ticket.assignee?.id)
    expect(thread.items).toHaveLength(21)
    expect(await eventsOf(ticket.id)).toHaveLength(21)
  })

  test('of replies and a close, none comes after the close', async () => {
    const admin = await w.person('ADMIN')
    const ticket = await w.ticket({ by: noura, group })
    const [closed, ...replies] = await Promise.all([
      w.call(admin, ticketCommands.close, { id: ticket.id, version: 1, reason: 'other' }),
      ...Array.from({ length: 19 }, () => w.call(noura, tickets.reply, { id: ticket.id, body })),
    ])
    const kept = replies.filter(({ status }) => status === 200).length
    expect(closed.status).toBe(200)
    expect(tally(replies)).toEqual({ ...(kept && { '200': kept }), ...(kept < 19 && { '409 wrong_state': 19 - kept }) })
    expect(await eventsOf(ticket.id)).toEqual([
      'tickets.created',
      ...Array.from({ length: kept }, () => 'tickets.replied'),
      'tickets.closed',
    ])
  })

  test('twenty tickets that draw from forty short ids all get one of their own', async () => {
    await loadDice(sql`'RAC' || (100 + floor(random() * 40))::int`)
    const drawn = await Promise.all(Array.from({ length: 20 }, () => w.ticket({ by: noura, group })))
    const kept = new Set(drawn.map(({ shortId }) => shortId).filter((shortId) => /^RAC1[0-3][0-9]$/.test(shortId)))
    expect(kept.size).toBe(20)
  })

  test('a ticket that finds no free short id is not opened at all', async () => {
    await loadDice(sql`'ONE001'`)
    await w.ticket({ by: noura, group })
    const refused = await w.call(noura, tickets.create, {
      subject: 'طلب',
      body,
      departmentId: group.parentId!,
      groupId: group.id,
    })
    expect([refused.status, refused.body.code]).toEqual([500, 'failed'])
    expect((await w.call(noura, tickets.count, {})).body.count).toBe(1)
  })

  test('writers that meet on several channels never wait for each other crosswise', async () => {
    const tech = await w.person('TECH', group)
    const some = await Promise.all(Array.from({ length: 5 }, () => w.ticket({ by: noura, group })))
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => w.call(n % 2 ? tech : noura, tickets.reply, { id: some[n % 5]!.id, body })),
    )
    expect(tally(answers)).toEqual({ '200': 40 })
  })
})

const others: Partial<Record<TicketCommand, object>> = {
  assign: { assigneeId: null },
  transfer: { departmentId: null, groupId: null },
  wait: { reason: 'third_party' },
  resolve: { body },
  reject: { body },
  close: { reason: 'other' },
}
const moving = [
  'take',
  'assign',
  'transfer',
  'unassign',
  'wait',
  'resume',
  'resolve',
  'confirm',
  'reject',
  'close',
  'withdraw',
  'reopen',
] as const
const commands: readonly (readonly [TicketCommand, Endpoint, object])[] = [
  ['reply', tickets.reply, { body }],
  ['note', tickets.note, { body }],
  ['change', ticketCommands.changePriority, { from: 'NORMAL', to: 'HIGH' }],
  ...moving.map((name) => [name, ticketCommands[name], { version: 1, ...others[name] }] as const),
]
const pairs = TICKET_STATUSES.flatMap((status) => commands.map(([name, endpoint, input]) => ({ status, name, endpoint, input })))

test('every command of the table is tried, but the two that a reply implies', () => {
  const tried = new Set(commands.map(([name]) => name))
  expect(Object.keys(ticketMoves).filter((name) => !tried.has(name as TicketCommand))).toEqual(['answer'])
})

test.each(pairs)(
  '$name of a ticket that is $status happens when the moves say so, else 409 (H17)',
  async ({ status, name, endpoint, input }) => {
    const admin = await w.person('SUPER_ADMIN')
    const { id } = await plant(status, ticketMoves[name].needs === 'confirm' || name === 'confirm' ? admin : noura)
    const place = { departmentId: group.parentId!, groupId: group.id, assigneeId: admin.id }
    const named = Object.fromEntries(Object.entries(place).filter(([key]) => key in input))
    const before = (await w.call(admin, tickets.open, { id })).body
    const answer = await w.call(admin, endpoint, { id, ...input, ...named })
    const may = ticketMoves[name].from.includes(status)
    expect(tally([answer as never])).toEqual(may ? { '200': 1 } : { '409 wrong_state': 1 })
    const after = (await w.call(admin, tickets.open, { id })).body
    expect(may || isDeepStrictEqual(after, before)).toBe(true)
  },
)

test('a command of a stale page changes nothing (H19)', async () => {
  const tech = await w.person('TECH', group)
  const ticket = await w.ticket({ by: noura, group })
  await w.call(tech, tickets.reply, { id: ticket.id, body })
  const before = (await w.call(noura, tickets.open, { id: ticket.id })).body
  for (const version of [1, 3, 2_147_483_647]) {
    const { status, body: refused } = await w.call(noura, ticketCommands.close, { id: ticket.id, version, reason: 'other' })
    expect([status, refused.code]).toEqual([409, 'changed_meanwhile'])
  }
  expect((await w.call(noura, tickets.open, { id: ticket.id })).body).toEqual(before)
})

test('an answer of the requester ends our waiting, one of staff does not', async () => {
  const { id } = await plant('PENDING')
  const admin = await w.person('ADMIN')
  const statusNow = async () => (await w.call(admin, tickets.open, { id })).body.ticket
  await w.call(admin, tickets.reply, { id, body })
  expect(await statusNow()).toMatchObject({ status: 'PENDING', version: 1 })
  await w.call(noura, tickets.reply, { id, body })
  expect(await statusNow()).toMatchObject({ status: 'OPEN', version: 2 })
})

test.each([
  ['nothing', documentFromText('', 'rtl')],
  ['spaces and invisible signs', documentFromText(' \n\u200B\u2066', 'rtl')],
])('a message of %s is no message', async (_, empty) => {
  const ticket = await w.ticket({ by: noura, group })
  const { status, body: refused } = await w.call(noura, tickets.reply, { id: ticket.id, body: empty })
  expect([status, refused.fields]).toEqual([400, [{ path: 'body', code: 'empty' }]])
})

test.each(['\u202E', ' \u2066\u2069 ', 'سطر\nآخر', 'Bcc:\rx', 'a\u0007', 'a\u2028b', '\u0000'])(
  'a subject cannot be %j',
  async (subject) => {
    const { status, body: refused } = await w.call(noura, tickets.create, {
      subject,
      body,
      departmentId: group.parentId!,
      groupId: group.id,
    })
    expect([status, refused.fields?.map(({ path }) => path)]).toEqual([400, ['subject']])
  },
)
