import type { Ctx } from '../../../kit/portal.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { readCovered } from '../../access/public.ts'
import { can } from '../access.ts'
import type { UserReach } from '../access.ts'

type Asking = Pick<Ctx, 'actor' | 'clock'>

/** Whose way in, which is password, e-mail, role and invitation, this caller may decide (H57). One rule for every way there is. */
export async function readAdmitted<Row extends UserReach>(
  { actor, clock }: Asking,
  db: Queryable,
  rows: readonly Row[],
): Promise<Row[]> {
  const touched = rows.filter((row) => can.update(actor, row))
  const covered = await readCovered(
    { db, clock },
    actor,
    touched.map(({ id }) => id),
  )
  return touched.filter(({ id }) => covered.has(id))
}

export async function demandAdmitted(ctx: Asking, db: Queryable, row: UserReach, ...paths: readonly string[]): Promise<void> {
  if ((await readAdmitted(ctx, db, [row])).length > 0) return
  throw new Problem('users.holds_more', { fields: paths.map((path) => ({ path, code: 'not_allowed' })) })
}
