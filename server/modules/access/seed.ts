import { changedDefaults, defaultGrants } from '@diwan/contract/access/matrix'
import { ROLES } from '@diwan/contract/access/vocabulary'
import type { Queryable } from '../../kit/db/database.ts'
import { insertObject } from '../../kit/record/objects.ts'
import { markTaken, readPending } from './queries/changed-defaults.ts'

/**
 * A new installation starts with the matrix of the contract. Later it gets the cells of new rights; what an administrator
 * changed stays, and a cell that is no longer empty by default waits for `followChangedDefaults`.
 */
export async function seedGrants(db: Queryable, changed = changedDefaults): Promise<void> {
  const begun = await db.selectFrom('grants').select('role').limit(1).executeTakeFirst()
  if (!begun) await markTaken(db, changed, new Date())
  const pending = new Set((await readPending(db, changed)).map(({ role, flag }) => `${role} ${flag}`))
  const rows = defaultGrants()
    .filter(({ role, module, flag }) => !pending.has(`${role} ${module}.${flag}`))
    .map((grant) => ({
      role: grant.role,
      module_name: grant.module,
      flag: grant.flag,
      relations: [...grant.relations],
    }))
  await db
    .insertInto('grants')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Every role has an object with a history of its own; emptying the objects takes them along. */
export async function seedRoles(db: Queryable): Promise<void> {
  const known = new Set((await db.selectFrom('roles').select('role').execute()).map(({ role }) => role))
  for (const role of ROLES.filter((one) => !known.has(one))) {
    const id = await insertObject(db, { kind: 'role', at: new Date() })
    await db.insertInto('roles').values({ role, id }).execute()
  }
}
