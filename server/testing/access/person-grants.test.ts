import { access } from '@diwan/contract/access/endpoints'
import type { GrantToPerson } from '@diwan/contract/access/schemas'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { beforeAll, expect, test } from 'vitest'
import { toSeconds } from '../../kit/clock/clock.ts'
import { openSocket } from '../live.ts'
import type { TestPerson } from '../people.ts'
import type { World } from '../world.ts'
import { world } from '../world.ts'

let w: World
let owner: TestPerson
beforeAll(async () => {
  w = await world()
  owner = await w.person('SUPER_ADMIN')
})

const HOUR = 3_600_000
const grant = (to: TestPerson, rest: Partial<GrantToPerson> = {}, by = owner) =>
  w.call(by, access.grant, {
    personId: to.id,
    name: 'tickets.view',
    effect: 'add',
    relations: ['all'],
    reason: 'تغطية إجازة',
    ...rest,
  })

test('an addition opens what the role does not, until it ends by itself (principle 2)', async () => {
  const tech = await w.person('TECH')
  const ticket = await w.ticket()
  const look = async () => (await w.call(tech, tickets.open, { id: ticket.id })).status
  expect(await look()).toBe(404)
  const until = toSeconds(w.clock.now()) + 3_600
  expect((await grant(tech, { untilDate: until })).body.grants).toMatchObject([
    { name: 'tickets.view', inForce: true, untilDate: until },
  ])
  expect(await look()).toBe(200)
  w.clock.advance(HOUR)
  expect(await look()).toBe(404)
  w.clock.advance(-HOUR)
})

test('a denial wins over role and addition, reaches an open socket within five seconds, and can be taken back', async () => {
  const noura = await w.person('USER')
  const ticket = await w.ticket({ by: noura })
  const look = async () => (await w.call(noura, tickets.open, { id: ticket.id })).status
  const socket = await openSocket(w, noura)
  socket.send({ type: 'subscribe', channel: `ticket:${ticket.id}`, after: 0 })
  await grant(noura)
  const { body } = await grant(noura, { effect: 'deny', relations: [] })
  expect(await look()).toBe(403)
  await w.eventually(() => expect(socket.frames).toContainEqual({ type: 'refused', channel: `ticket:${ticket.id}` }), 5_000)
  const denial = body.grants.find(({ effect }) => effect === 'deny')!
  const revoked = await w.call(owner, access.revoke, { personId: noura.id, grantId: denial.id })
  expect([revoked.status, revoked.body.grants.map(({ effect }) => effect)]).toEqual([200, ['add']])
  expect(await look()).toBe(200)
})

test('what is refused: more than one holds, dates that are over or turned round, a denial of what keeps the portal running', async () => {
  const [tech, other] = [await w.person('TECH'), await w.person('SUPER_ADMIN')]
  const now = toSeconds(w.clock.now())
  const refused = async (to: TestPerson, rest: Partial<GrantToPerson>) => {
    const { status, body } = await grant(to, rest)
    return `${status} ${body.code}`
  }
  expect(await refused(tech, { name: 'settings.platform' })).toBe('403 access.not_held')
  for (const to of [tech, other]) expect(await refused(to, { name: 'settings.lessons' })).toBe('403 access.owners_alone')
  expect(await refused(tech, { name: 'tickets.confirm', relations: ['all'] })).toBe('403 access.not_held')
  expect(await refused(tech, { untilDate: now })).toBe('400 access.wrong_dates')
  expect(await refused(tech, { fromDate: now + 60, untilDate: now + 60 })).toBe('400 access.wrong_dates')
  expect(await refused(tech, { relations: ['member'] })).toBe('400 access.not_offered')
  expect(await refused(tech, { relations: [] })).toBe('400 access.not_offered')
  expect(await refused(other, { name: 'settings.roles', effect: 'deny', relations: [] })).toBe('409 access.would_lock_out')
})

test('an addition of one person cannot be revoked through another (H7)', async () => {
  const [one, other] = [await w.person('TECH'), await w.person('TECH')]
  const { body } = await grant(one)
  const { status } = await w.call(owner, access.revoke, { personId: other.id, grantId: body.grants[0]!.id })
  expect(status).toBe(404)
  expect((await w.call(owner, access.ofPerson, { personId: one.id })).body.grants).toHaveLength(1)
})

test('what one person may is written down with reason and author', async () => {
  const tech = await w.person('TECH')
  await grant(tech, { relations: ['department'] })
  const rows = await w.db
    .selectFrom('history')
    .select(['event', 'actor_id', 'audience'])
    .where('object_id', '=', tech.id)
    .execute()
  expect(rows).toEqual([{ event: 'access.person_granted', actor_id: owner.id, audience: 'staff' }])
})
