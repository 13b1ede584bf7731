import { applicationEvents } from '@diwan/contract/opportunities/events'
import { opportunityMoves } from '@diwan/contract/opportunities/moves'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { Planned, PublishedKind } from '../../../kit/module.ts'
import { inTurn } from '../../../kit/platform/in-turn.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { keepPublication } from '../../publishing/public.ts'
import { readClosed } from '../../releases/public.ts'
import { lockApplication, opportunityOf, readLapsed, updateApplication } from '../queries/applications.ts'
import { lockOpportunity, readDecided, readDue, updateOpportunity } from '../queries/opportunities.ts'
import { listFor } from './commands.ts'
import { todayOf } from './days.ts'
import { recordApplication, recordOpportunity } from './recorded.ts'
import { offerSeats } from './seats.ts'

/** So many in one go; the next minute goes on. */
const AT_ONCE = 500

/** At its hour an approved opportunity opens, unless it is due by then. */
export const publishedOpportunity: PublishedKind = {
  kind: 'opportunity',
  module: 'opportunity',
  run: async (ctx: Ctx, tx: Tx, planned: Planned) => {
    const now = ctx.clock.now()
    const row = await lockOpportunity(tx.db, planned.object_id)
    await keepPublication(tx.db, { ...planned, published_at: now })
    if (
      !row ||
      row.deleted_at !== null ||
      !opportunityMoves.publish.from.some((status) => status === row.status) ||
      row.due_at <= now
    )
      return
    await updateOpportunity(tx.db, row.id, { status: 'OPEN', published_at: now, updated_at: now, version: row.version + 1 })
    await listFor(tx, row.id)
    await recordOpportunity(ctx, tx, 'published', row.id, { announced: planned.push })
  },
}

/** Each minute: offers that ended, opportunities whose last day is over, and those of which everything is decided. */
export async function tendOpportunities(portal: Portal): Promise<void> {
  const { db, clock } = portal
  if ((await readClosed(db)).has('opportunity')) return
  const ctx: Ctx = { portal, clock, db, actor: PORTAL }
  await inTurn((await readLapsed(db, clock.now(), AT_ONCE)).map((id) => () => lapse(ctx, id)))
  await inTurn((await readDue(db, await todayOf(ctx, db), AT_ONCE)).map((id) => () => turn(ctx, id, 'OPEN')))
  await inTurn((await readDecided(db, AT_ONCE)).map((id) => () => turn(ctx, id, 'CLOSED')))
}

/** Ends an offer without an answer and offers the seat to the next person. */
function lapse(ctx: Ctx, id: string): Promise<null> {
  return write(ctx, async (tx) => {
    const opportunityId = await opportunityOf(tx.db, id)
    if (opportunityId === undefined) return null
    await lockOpportunity(tx.db, opportunityId)
    const row = await lockApplication(tx.db, id)
    if (!row || row.offered_until === null || row.offered_until > ctx.clock.now()) return null
    const changed = { status: 'CANCELED', offered_until: null, version: row.version + 1 }
    await updateApplication(tx.db, id, changed)
    recordApplication(ctx, tx, applicationEvents.lapsed, { ...row, ...changed })
    await offerSeats(ctx, tx, opportunityId)
    return null
  })
}

/** From OPEN to CLOSED, from CLOSED to DONE; what has changed since then stays as it is. */
function turn(ctx: Ctx, id: string, from: 'OPEN' | 'CLOSED'): Promise<null> {
  return write(ctx, async (tx) => {
    const row = await lockOpportunity(tx.db, id)
    if (!row || row.status !== from || row.deleted_at !== null) return null
    if (from === 'OPEN' && row.due_at > ctx.clock.now()) return null
    if (from === 'CLOSED' && !(await readDecided(tx.db, AT_ONCE)).includes(id)) return null
    const status = from === 'OPEN' ? 'CLOSED' : 'DONE'
    await updateOpportunity(tx.db, id, { status, updated_at: ctx.clock.now(), version: row.version + 1 })
    await listFor(tx, id)
    await recordOpportunity(ctx, tx, from === 'OPEN' ? 'closed' : 'finished', id)
    return null
  })
}
