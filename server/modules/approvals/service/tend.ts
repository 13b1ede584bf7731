import { PORTAL } from '../../../kit/access/actor.ts'
import type { ApprovedKind } from '../../../kit/module.ts'
import { inTurn } from '../../../kit/platform/in-turn.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { readClosed } from '../../releases/public.ts'
import { readSteps } from '../queries/chains.ts'
import { readAsked } from '../queries/people.ts'
import { readPending } from '../queries/pending.ts'
import { lockRun, readDecisions, readDue, updateRun } from '../queries/runs.ts'
import { MAX_RAISED } from './asked.ts'
import { advance, atNow, renewAsked, timesOf, toldAll, type Approvable, type ApprovingOf } from './approving.ts'
import { releaseRun } from './commands.ts'

/** So many in one go; the next minute goes on. */
const AT_ONCE = 500

/** What the portal does for records of one kind: reminds, asks the next one up, ends a claim, asks others when people come and go. */
export const tending =
  <Row extends Approvable>(of: ApprovingOf<Row>): ApprovedKind['tend'] =>
  async (ctx: Ctx, tx: Tx, objectId: string) => {
    let row = await of.lock(tx.db, objectId)
    let run = await lockRun(tx.db, objectId)
    if (!row || row.deleted_at !== null || !run) return
    if (await readPending(tx.db, run.id)) return // a decision is about to take effect: the next minute looks again
    const now = ctx.clock.now()
    const isDue = (at: Date | null) => at !== null && at <= now
    const before = (await readAsked(tx.db, run)).map(({ user_id }) => user_id)
    const factOf = (version: number) => ({ id: objectId, step: run!.step, version, by: null })
    if (run.state === 'claimed' && isDue(run.claimed_until)) {
      await releaseRun(tx, run)
      await of.keep(tx.db, row, 'SENT', ctx.clock.now())
      tx.record(of.events.released, factOf(row.version + 1), of.told(row, before))
      row = (await of.read(tx.db, objectId))!
    }
    const raises = isDue(run.due_at)
    const reminds = !raises && run.reminded_at === null && isDue(run.half_at)
    if (raises) {
      const [step] = (await readSteps(tx.db, run.chain_id, run.chain_version)).filter(({ place }) => place === run!.step)
      const raised = run.raised + 1
      const { due_at } = timesOf(await atNow(ctx, tx.db), step!.hours)
      await updateRun(tx.db, run.id, { raised, due_at: raised >= MAX_RAISED ? null : due_at, reminded_at: now })
    }
    if (reminds) await updateRun(tx.db, run.id, { reminded_at: now })
    await updateRun(tx.db, run.id, { stale: false })
    run = (await lockRun(tx.db, objectId))!
    const changed = await renewAsked(ctx, tx, run, of.sortOf(row))
    const asked = await toldAll(tx.db, objectId)
    const delivery = of.told(row, [...new Set([...before, ...asked])])
    if (asked.length === 0) return leftAlone(ctx, tx, of, row)
    if (raises) tx.record(of.events.raised, factOf(row.version), delivery)
    else if (reminds) tx.record(of.events.waited, factOf(row.version), delivery)
    else if (changed) tx.record(of.events.askedOthers, factOf(row.version), delivery)
  }

/** All others whom `all` of a step means have decided, and the last one has left: the next step begins. */
async function leftAlone<Row extends Approvable>(ctx: Ctx, tx: Tx, of: ApprovingOf<Row>, row: Row): Promise<void> {
  const run = (await lockRun(tx.db, row.id))!
  const factOf = (step: number) => ({ id: row.id, step, version: row.version + 1, by: null })
  const given = await readDecisions(tx.db, run.id)
  if (!given.some(({ step, round }) => step === run.step && round === run.round)) return // silence never decides
  const reached = await advance(ctx, tx, run, run.step + 1, of.sortOf(row))
  await of.keep(tx.db, row, reached === 'waiting' ? 'SENT' : 'APPROVED', ctx.clock.now())
  const delivery = of.told(row, await toldAll(tx.db, row.id))
  if (reached === 'waiting') tx.record(of.events.asked, factOf((await lockRun(tx.db, row.id))!.step), delivery)
  else {
    tx.record(of.events.approved, { ...factOf(run.step), inPlace: false }, delivery)
    await of.approved?.(ctx, tx, (await of.read(tx.db, row.id))!)
  }
}

/** Each minute: what is due, each record in a transaction of its own. Closed modules wait. */
export async function tendDue(portal: Portal, declared: readonly ApprovedKind[]): Promise<void> {
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
            await open.get(kind)?.tend(ctx, tx, object_id)
            return null
          }),
    ),
  )
}
