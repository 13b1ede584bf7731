import type { Queryable } from '../../kit/db/database.ts'
import { Problem } from '../../kit/http/problem.ts'
import type { Ctx } from '../../kit/portal.ts'
import type { Tx } from '../../kit/record/write.ts'
import { addLabels, setLabels, type Carried } from './queries.ts'
import { ownLabels } from './service.ts'

/** With the scopes that the module of the record declares. */
export { createLabel, namedLabels } from './service.ts'

export { carriedBy, hasLabel, labelsIn, readLabels, unlabelled } from './queries.ts'

/** In the transaction of a command, under the lock of the record: it carries these labels of its scope, and no others. */
export async function keepLabels(db: Queryable, objectId: string, scopeId: string, ids: readonly string[]): Promise<void> {
  if (!(await setLabels(db, objectId, scopeId, ids))) throw new Problem('labels.not_available')
}

/** In the transaction that makes them: new records of one scope carry these. */
export async function beginLabels(db: Queryable, scopeId: string, carried: readonly Carried[]): Promise<void> {
  if (!(await addLabels(db, scopeId, carried))) throw new Problem('labels.not_available')
}

/** The same by names, of the caller's own labels: those that are missing are made. */
export async function keepNamedLabels(ctx: Ctx, tx: Tx, objectId: string, names: readonly string[]): Promise<void> {
  await setLabels(tx.db, objectId, ctx.actor.id, await ownLabels(ctx, tx, names))
}
