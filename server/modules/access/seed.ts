import { defaultGrants } from '@diwan/contract/access/matrix'
import { ROLES } from '@diwan/contract/access/vocabulary'
import type { Queryable } from '../../kit/db/database.ts'
import { insertObject } from '../../kit/record/objects.ts'

/** A new installation starts with the matrix of the contract; what an administrator changed stays. */
export async function seedGrants(db: Queryable): Promise<void> {
  const rows = defaultGrants().map((grant) => ({
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
