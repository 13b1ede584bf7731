import { defaultGrants } from '@diwan/contract/access/matrix'
import type { Queryable } from '../../kit/db/database.ts'

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
