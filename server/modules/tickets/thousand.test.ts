import { documentFromText } from '@diwan/core/document'
import type { Endpoint, SentInputOf } from '@diwan/contract/kit/endpoint'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { ticketChannel } from '@diwan/contract/tickets/events'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Answer } from '../../testing/call.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

const ATTEMPTS = 1_000
const PATIENCE = { timeout: 120_000 }
const body = documentFromText('نص', 'rtl')

let w: World
let group: TestUnit
let noura: TestPerson
let techs: TestPerson[]
beforeAll(async () => {
  w = await world()
  group = await w.group()
  noura = await w.person('USER')
  techs = []
  for (let tech = 0; tech < 50; tech++) techs.push(await w.person('TECH', group))
})

/** All sent before any is answered, by fifty people, each under a key of its own. */
const thousand = <E extends Endpoint>(endpoint: E, input: (by: TestPerson) => SentInputOf<E>): Promise<Answer<E>[]> =>
  Promise.all(
    Array.from({ length: ATTEMPTS }, (_, attempt) => {
      const by = techs[attempt % techs.length]!
      return w.call(by, endpoint, input(by))
    }),
  )

const tally = (answers: readonly { status: number; body: { code?: string } }[]) => {
  const names = answers.map(({ status, body: { code } }) => (code ? `${status} ${code}` : String(status)))
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]))
}
const oneWins = { '200': 1, '409 changed_meanwhile': ATTEMPTS - 1 }
const eventsOf = async (id: string) => (await w.changes(ticketChannel(id))).map(({ event }) => event)

test('a thousand take one ticket: one has it, and the others hear that it changed', PATIENCE, async () => {
  const { id } = await w.ticket({ by: noura, group })
  const answers = await thousand(ticketCommands.take, () => ({ id, version: 1 }))
  expect(tally(answers)).toEqual(oneWins)
  const won = answers.find(({ status }) => status === 200)!
  const { ticket } = (await w.call(noura, tickets.open, { id })).body
  expect(ticket).toMatchObject({ status: 'OPEN', version: 2, assignee: { id: won.body.assignee!.id } })
  expect(await eventsOf(id)).toEqual(['tickets.created', 'tickets.assigned'])
})

test('a thousand assign one ticket, each to somebody else: one assignment stands', PATIENCE, async () => {
  const { id } = await w.ticket({ by: noura, group })
  const answers = await thousand(ticketCommands.assign, (by) => ({ id, version: 1, assigneeId: by.id }))
  expect(tally(answers)).toEqual(oneWins)
  const won = answers.find(({ status }) => status === 200)!
  const { ticket } = (await w.call(noura, tickets.open, { id })).body
  expect([ticket.version, ticket.assignee?.id]).toEqual([2, won.body.assignee?.id])
  expect(await eventsOf(id)).toEqual(['tickets.created', 'tickets.assigned'])
})

test('a thousand solutions of one ticket: one is its solution', PATIENCE, async () => {
  const { id } = await w.ticket({ by: noura, group })
  await w.call(techs[0]!, ticketCommands.take, { id, version: 1 })
  expect(tally(await thousand(ticketCommands.resolve, () => ({ id, version: 2, body })))).toEqual(oneWins)
  const { items } = (await w.call(noura, tickets.thread, { id })).body
  expect(items.filter(({ kind }) => kind === 'solution')).toHaveLength(1)
  expect(await eventsOf(id)).toEqual(['tickets.created', 'tickets.assigned', 'tickets.resolved'])
})

test('one write sent a thousand times under one key is done once and answered a thousand times the same', PATIENCE, async () => {
  const { id } = await w.ticket({ by: noura, group })
  const requestId = randomUUID()
  const send = (words: typeof body) => w.call(noura, tickets.reply, { id, body: words }, { requestId })
  const answers = await Promise.all(Array.from({ length: ATTEMPTS }, () => send(body)))
  expect(tally(answers)).toEqual({ '200': ATTEMPTS })
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect((await w.call(noura, tickets.thread, { id })).body.items).toHaveLength(2)
  expect(await eventsOf(id)).toEqual(['tickets.created', 'tickets.replied'])
  const other = await send(documentFromText('نص آخر', 'rtl'))
  expect([other.status, other.body.code]).toEqual([409, 'request_id_reused'])
})
