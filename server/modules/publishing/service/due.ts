import { PORTAL } from '../../../kit/access/actor.ts'
import type { PublishedKind } from '../../../kit/module.ts'
import { inTurn } from '../../../kit/platform/in-turn.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { readClosed } from '../../releases/public.ts'
import { claimPublication, readDue } from '../queries.ts'

/** So many in one go; the next minute goes on. */
const AT_ONCE = 500

/** Each minute: what is due, each record in a transaction of its own, whichever worker was first. Closed modules wait. */
export async function publishDue(portal: Portal, declared: readonly PublishedKind[]): Promise<void> {
  const closed = await readClosed(portal.db)
  const open = new Map(declared.filter(({ module }) => !closed.has(module)).map((one) => [one.kind, one]))
  if (open.size === 0) return
  const due = await readDue(portal.db, portal.clock.now(), [...open.keys()], AT_ONCE)
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  await inTurn(
    due.map(
      ({ object_id, kind }) =>
        () =>
          write(ctx, async (tx) => {
            const planned = await claimPublication(tx.db, object_id)
            if (planned) await open.get(kind)?.run(ctx, tx, planned)
            return null
          }),
    ),
  )
}
