import { personPage } from '@diwan/contract/person/endpoints'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let group: TestUnit
let tech: TestPerson
let mate: TestPerson

beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[tech, mate] = [await w.person('TECH', group), await w.person('TECH', group)]
})

const offered = async (who: TestPerson, personId: string, text = '') => {
  const { status, body } = await w.call(who, ticketCommands.assignable, { personId, text })
  expect(status).toBe(200)
  return body.items
}
const offersOf = async (who: TestPerson, id: string) => (await w.call(who, personPage.open, { id })).body.offers

test('only tickets that a person can work on are offered for them, and each of these can be assigned', async () => {
  const sara = await w.person('USER')
  const { id } = await w.ticket({ by: sara, group, subject: 'عطل المروحة' })
  const { id: own } = await w.ticket({ by: mate, group: await w.group(), subject: 'طلب آخر' })
  const found = await offered(tech, mate.id)
  expect(found.map((one) => one.id)).toContain(id)
  expect(found.map((one) => one.id)).not.toContain(own)
  expect((await offered(tech, mate.id, 'مروحة')).map((one) => one.id)).toEqual([id])
  expect(await offered(tech, mate.id, 'سيارة')).toEqual([])
  for (const other of [sara, await w.person('TECH', await w.group())]) expect(await offered(tech, other.id)).toEqual([])
  const { version } = found.find((one) => one.id === id)!
  expect((await w.call(tech, ticketCommands.assign, { id, version, assigneeId: mate.id })).status).toBe(200)
  expect((await offered(tech, mate.id)).map((one) => one.id)).not.toContain(id)
})

test('the page of a person offers a ticket with those alone who work on tickets, to those who assign them', async () => {
  const sara = await w.person('USER')
  expect(await offersOf(tech, mate.id)).toEqual(['tickets.assign'])
  expect(await offersOf(tech, sara.id)).toEqual([])
  expect(await offersOf(sara, mate.id)).toEqual([])
})
