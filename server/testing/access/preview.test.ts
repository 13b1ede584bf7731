import { access } from '@diwan/contract/access/endpoints'
import { ROLES } from '@diwan/contract/access/vocabulary'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { beforeAll, expect, test } from 'vitest'
import type { World } from '../world.ts'
import { world } from '../world.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

const sorted = <T extends { module_name: string }>(all: readonly T[]) =>
  all.toSorted((a, b) => (a.module_name < b.module_name ? -1 : 1))

test.each(ROLES)('as %s shows exactly the menus, modules and flags that role signs in with', async (role) => {
  const owner = await w.person('SUPER_ADMIN')
  const shown = (await w.call(owner, access.preview, { role })).body
  const real = (await w.call(await w.person(role), identity.session, {})).body
  expect(shown.modules).toEqual(real.modules)
  expect(sorted(shown.permissions)).toEqual(sorted(real.metadata.roleSetting))
})

test('as a person shows that person with what was added and denied', async () => {
  const [owner, tech] = [await w.person('SUPER_ADMIN'), await w.person('TECH')]
  const reason = 'تجربة'
  await w.call(owner, access.grant, { personId: tech.id, name: 'tickets.enter', effect: 'deny', relations: [], reason })
  const shown = (await w.call(owner, access.previewPerson, { personId: tech.id })).body
  const real = (await w.call(tech, identity.session, {})).body
  expect([shown.role, shown.person]).toEqual(['TECH', { id: tech.id, fullName: tech.fullName }])
  expect(shown.modules).toEqual(real.modules)
  expect(shown.modules.user).not.toContain('tickets')
})

test('it is written down, and changes nothing of what the one who looks may do', async () => {
  const owner = await w.person('SUPER_ADMIN')
  const ticket = await w.ticket()
  await w.call(owner, access.preview, { role: 'USER' })
  expect((await w.call(owner, tickets.open, { id: ticket.id })).status).toBe(200)
  expect((await w.call(owner, identity.session, {})).body.metadata.role).toBe('SUPER_ADMIN')
  const written = await w.db.selectFrom('history').select('detail').where('actor_id', '=', owner.id).execute()
  expect(written).toEqual([{ detail: { role: 'USER', personId: null } }])
})
