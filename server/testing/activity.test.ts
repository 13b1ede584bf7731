import { documentFromText } from '@diwan/core/document'
import { life } from '@diwan/contract/life/endpoints'
import { links } from '@diwan/contract/links/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketCommands as commands } from '@diwan/contract/tickets/endpoints/commands'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from './people.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
let group: TestUnit
let noura: TestPerson
let tech: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  noura = await w.person('USER')
  tech = await w.person('TECH', group)
})

const activity = async (who: TestPerson, id: string, page: { after?: string; limit?: number } = {}) =>
  (await w.call(who, life.activity, { id, ...page })).body
const events = async (who: TestPerson, id: string) => (await activity(who, id)).items.map(({ event }) => event)

/** Taken, linked with another, renamed. */
async function busyTicket() {
  const [one, other] = [await w.ticket({ by: noura, group }), await w.ticket({ by: noura, group })]
  await w.call(tech, commands.take, { id: one.id, version: 1 })
  w.clock.advance(1_000)
  await w.call(tech, tickets.note, { id: one.id, body: documentFromText('سر', 'rtl') })
  await w.call(tech, links.link, { id: one.id, otherId: other.id })
  w.clock.advance(1_000)
  await w.call(tech, commands.changeSubject, { id: one.id, from: one.subject, to: 'طابعة الدور الثالث' })
  return one
}

test('readers of notes see all that became of a ticket, its requester only what is public', async () => {
  const { id } = await busyTicket()
  expect(await events(tech, id)).toEqual(['tickets.changed', 'tickets.linked', 'tickets.assigned'])
  expect(await events(noura, id)).toEqual(['tickets.changed', 'tickets.assigned'])
})

test('a line says who did it and what the thread would say of it, and nothing more', async () => {
  const { id, subject } = await busyTicket()
  const [line] = (await activity(noura, id)).items
  expect(line).toMatchObject({ event: 'tickets.changed', by: { id: tech.id, fullName: tech.fullName } })
  expect(line?.detail).toEqual({ field: 'subject', from: subject, to: 'طابعة الدور الثالث' })
  const thread = (await w.call(noura, tickets.thread, { id })).body.items.filter(({ kind }) => kind === 'event')
  expect((await activity(noura, id)).items.map((one) => one.id)).toEqual(thread.map((entry) => entry.id))
})

test('a stranger cannot tell whether the record exists, nor can anyone once it is deleted', async () => {
  const { id } = await busyTicket()
  const [stranger, root] = [await w.person('TECH', await w.group()), await w.person('SUPER_ADMIN')]
  const asked = async (who: TestPerson, of = id) => {
    const { status, body } = await w.call(who, life.activity, { id: of })
    return `${status} ${body.code}`
  }
  expect([await asked(stranger), await asked(stranger, crypto.randomUUID())]).toEqual(['404 not_found', '404 not_found'])
  expect(await asked(noura, group.id)).toBe('404 not_found') // a kind without activity
  await w.call(root, commands.delete, { id })
  expect([await asked(noura), await asked(tech), await asked(root)]).toEqual(Array(3).fill('404 not_found'))
})

test('it is read page by page, without a line lost or shown twice', async () => {
  const { id } = await busyTicket()
  const whole = (await activity(tech, id)).items
  const first = await activity(tech, id, { limit: 2 })
  const second = await activity(tech, id, { limit: 2, after: first.next! })
  expect([...first.items, ...second.items]).toEqual(whole)
  expect(second.next).toBeNull()
})

test('a closed module shows nothing of its records', async () => {
  const { id } = await busyTicket()
  const enabled = (on: boolean) => w.db.updateTable('modules').set({ enabled: on }).where('key', '=', 'tickets').execute()
  await enabled(false)
  expect((await w.call(noura, life.activity, { id })).status).toBe(404)
  await enabled(true)
  expect((await w.call(noura, life.activity, { id })).status).toBe(200)
})
