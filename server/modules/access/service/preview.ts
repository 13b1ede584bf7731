import { accessEvents } from '@diwan/contract/access/events'
import type { Preview } from '@diwan/contract/access/schemas'
import type { Relation, Role } from '@diwan/contract/access/vocabulary'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { readActor } from '../queries/actors.ts'
import { readRoleCells } from '../queries/people.ts'
import { lockRoles } from '../queries/roles.ts'
import { moduleListsOf, permissionsOf } from './lists.ts'
import { demandKnown } from './person-grants.ts'

type Grants = ReadonlyMap<string, ReadonlySet<Relation>>

/** What a role has, to look at. It is written down who looked, and nothing ever reads it as authority. */
export function previewRole(ctx: Ctx, { role }: { role: Role }): Promise<Preview> {
  return write(ctx, async (tx) => {
    const found = (await lockRoles(tx.db)).find((one) => one.role === role)
    if (!found) throw new Problem('not_found')
    tx.record(accessEvents.previewed, { role, personId: null }, { object: found.id, audience: 'staff' })
    const cells = await readRoleCells(tx.db, role)
    return previewOf(role, null, new Map(cells.map(({ name, relations }) => [name, new Set(relations)])))
  })
}

export function previewPerson(ctx: Ctx, { personId }: { personId: string }): Promise<Preview> {
  return write(ctx, async (tx) => {
    const { id, full_name, role } = await demandKnown(ctx, tx.db, personId)
    const person = await readActor({ db: tx.db, clock: ctx.clock }, id)
    tx.record(accessEvents.previewed, { role: null, personId: id }, { object: id, audience: 'staff' })
    return previewOf(role, { id, fullName: full_name }, person?.grants ?? new Map())
  })
}

const previewOf = (role: Role, person: Preview['person'], grants: Grants): Preview => ({
  role,
  person,
  permissions: permissionsOf({ grants }),
  modules: moduleListsOf({ grants }),
})
