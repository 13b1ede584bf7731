import { Problem } from '../../../kit/http/problem.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { anySuperAdmin, lockRoles } from '../queries/roles.ts'

/**
 * Somebody must always be able to run the organisation. Call it after demoting, disabling or deleting a person, in the same
 * transaction: of two who take away the last two at once, the second waits, sees what the first did and is refused.
 */
export async function demandSuperAdminRemains(tx: Pick<Tx, 'db'>): Promise<void> {
  await lockRoles(tx.db)
  if (!(await anySuperAdmin(tx.db))) throw new Problem('access.last_super_admin')
}
