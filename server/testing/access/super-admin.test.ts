import { beforeAll, expect, test } from 'vitest'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { openSocket, openStream } from '../live.ts'
import type { World } from '../world.ts'
import { world } from '../world.ts'
import { demandSuperAdminRemains } from '../../modules/access/public.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

/** What a service does that takes somebody's role away. */
const demote = (id: string): Promise<string> =>
  w.db
    .transaction()
    .execute(async (db) => {
      await db.updateTable('users').set({ role: 'USER' }).where('id', '=', id).execute()
      await demandSuperAdminRemains({ db })
      return 'demoted'
    })
    .catch((error: Error) => error.message)

test('of two who demote the last two super administrators at once, one is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    await w.db.updateTable('users').set({ role: 'USER' }).where('role', '=', 'SUPER_ADMIN').execute()
    const last = [await w.person('SUPER_ADMIN'), await w.person('SUPER_ADMIN')]
    const answers = await Promise.all(last.map(({ id }) => demote(id)))
    expect(answers.toSorted()).toEqual(['access.last_super_admin', 'demoted'])
  }
})

test('a disabled or deleted one does not count', async () => {
  await w.db.updateTable('users').set({ role: 'USER' }).where('role', '=', 'SUPER_ADMIN').execute()
  const [disabled, deleted, last] = [await w.person('SUPER_ADMIN'), await w.person('SUPER_ADMIN'), await w.person('SUPER_ADMIN')]
  await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', disabled.id).execute()
  await w.db.updateTable('users').set({ deleted_at: w.clock.now() }).where('id', '=', deleted.id).execute()
  expect(await demote(last.id)).toBe('access.last_super_admin')
})

test('a new role ends every session, socket and stream of that person within five seconds, and nobody else', async () => {
  const [tech, other] = [await w.person('TECH'), await w.person('TECH')]
  const socket = await openSocket(w, tech)
  const stream = await openStream(w, tech.streamToken)
  const witness = await openSocket(w, other)
  await w.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', tech.id).execute()
  expect((await w.call(tech, tickets.list, {})).body.code).toBe('not_signed_in')
  await w.eventually(() => expect(socket.closedWith()).toBe(4401), 5_000)
  await w.eventually(() => expect(stream.ended()).toBe(true), 5_000)
  expect(witness.closedWith()).toBeUndefined()
  expect((await w.call(other, tickets.list, {})).status).toBe(200)
})
