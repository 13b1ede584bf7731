import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { chains } from '@diwan/contract/schedule/endpoints/chains'
import { chainChanged } from '@diwan/contract/schedule/events/chains'
import { Problem } from '../../../kit/http/problem.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { chainOf, lockChain, saveChain, wrongSteps } from '../../approvals/public.ts'
import { mayBelongTo } from '../../audience/public.ts'
import { readOrganisation } from '../../settings/public.ts'

type Answer = Promise<OutputOf<typeof chains.read>>

/** A unit that is missing and one that the caller does not manage answer alike. */
async function demandUnit({ actor }: Ctx, db: Queryable, unitId: string | null): Promise<void> {
  if (!(await mayBelongTo(db, actor, 'schedule.manage', unitId))) throw new Problem('not_found')
}

export async function readChain(ctx: Ctx, { kind, unitId: unit }: InputOf<typeof chains.read>): Answer {
  const unitId = unit ?? null
  await demandUnit(ctx, ctx.db, unitId)
  return { kind, ...(await chainOf(ctx.db, kind, unitId)) }
}

/** What is on its way keeps the steps it began with. */
export const writeChain = (ctx: Ctx, { kind, unitId, version, steps }: InputOf<typeof chains.save>): Answer =>
  write(ctx, async (tx) => {
    await demandUnit(ctx, tx.db, unitId)
    const wrong = await wrongSteps(tx.db, steps)
    if (unitId === null && steps.length === 0) wrong.push({ path: 'steps', code: 'required' })
    if (wrong.length > 0) throw new Problem('invalid_input', { fields: wrong })
    const at = ctx.clock.now()
    const now = await lockChain(tx.db, kind, unitId, at)
    const before = await chainOf(tx.db, kind, unitId)
    if (now !== version) throw new Problem('changed_meanwhile', { current: { kind, ...before } })
    await saveChain(tx.db, { kind, unitId, steps, at })
    const after = await chainOf(tx.db, kind, unitId)
    const { id } = (await readOrganisation(tx.db))!
    const detail = { kind, unitId, before: { steps: before.own ? before.steps : [] }, after: { steps } }
    tx.record(chainChanged, detail, { object: unitId ?? id, topics: ['permissions', 'opportunity'] })
    return { kind, ...after }
  })
