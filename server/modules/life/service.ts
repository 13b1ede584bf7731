import type { life } from '@diwan/contract/life/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { PORTAL } from '../../kit/access/actor.ts'
import { readCursor } from '../../kit/http/cursor.ts'
import { Problem } from '../../kit/http/problem.ts'
import { paged } from '../../kit/list/page.ts'
import type { Activity } from '../../kit/module.ts'
import type { Ctx, Portal } from '../../kit/portal.ts'
import { lockDue, purge, readDue } from '../../kit/record/life.ts'
import { write } from '../../kit/record/write.ts'
import { closedNow } from '../releases/public.ts'
import { presentActivity } from './presenter.ts'
import { readActivity, readKind } from './queries.ts'

/** A kind whose history is shown, and the module that keeps it: a closed one shows none of it. */
export interface Active {
  readonly kind: string
  readonly module: string
  readonly activity: Activity
}

export async function activityOf(
  ctx: Ctx,
  { id, after, limit }: InputOf<typeof life.activity>,
  kinds: () => readonly Active[],
): Promise<OutputOf<typeof life.activity>> {
  const kind = await readKind(ctx.db, id)
  const found = kinds().find((one) => one.kind === kind)
  if (!found || (await closedNow(ctx.db, found.module))) throw new Problem('not_found')
  const { activity } = found
  const audiences = await activity.audiences(ctx.portal, ctx.actor, id)
  if (!audiences) throw new Problem('not_found')
  const events = activity.events.map(({ name }) => name)
  const rows = await readActivity(ctx.db, { id, audiences, events, after: readCursor(after), limit: limit + 1 })
  const { rows: shown, next } = paged(rows, limit)
  return { items: shown.map((row) => presentActivity(row, activity)), next }
}

/** Records purged in one night at most; the rest goes the night after. */
export const MAX_A_NIGHT = 2_000

/**
 * Empties the trash of what has been there long enough, each record in a transaction of its own: one that fails keeps no other
 * from going, and is tried again the night after. `waiting` are kinds of closed modules: nobody could restore them in time.
 */
export async function purgeDue(portal: Portal, waiting: readonly string[], most = MAX_A_NIGHT): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  const due = await readDue(portal.db, portal.clock.now(), waiting, most)
  let failed = 0
  for (const id of due)
    await write(ctx, (tx) => purgeOne(ctx, tx, id)).catch((err: unknown) => {
      failed += 1
      portal.log.error({ err, object: id }, 'a record could not be purged')
    })
  if (due.length > 0) portal.log.info({ purged: due.length - failed, failed }, 'trash emptied')
}

async function purgeOne(ctx: Ctx, tx: Parameters<typeof purge>[1], id: string): Promise<null> {
  if (await lockDue(tx, id, ctx.clock.now())) await purge(ctx, tx, [id])
  return null
}
