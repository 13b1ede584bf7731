import { ApprovalStep } from '@diwan/contract/approvals/schemas'
import { isDeepStrictEqual } from 'node:util'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import type { ApprovalSteps } from '../rows.gen.ts'

export type StepRow = Selectable<ApprovalSteps>

/** A chain belongs to one record, all requests of a kind from a unit, or all requests of the kind. */
type ChainOwner =
  | { readonly kind: string; readonly targetId: string; readonly unitId?: null }
  | { readonly kind: string; readonly targetId?: null; readonly unitId: string | null }
type Chain = ChainOwner & { readonly steps: readonly ApprovalStep[]; readonly at: Date }

/** Where nothing is written, the nearest head of the requester decides. */
export const DEFAULT_STEPS: readonly ApprovalStep[] = [ApprovalStep.parse({ who: 'heads' })]

/** The steps that what is sent from now on goes through; what is on its way keeps its own. Without steps a chain of a unit does not apply. */
export async function saveChain(db: Queryable, { kind, targetId = null, unitId = null, steps, at }: Chain): Promise<string> {
  await db
    .insertInto('approval_chains')
    .values({ id: newId(), kind, target_id: targetId, unit_id: unitId, version: 0, created_at: at })
    .onConflict((conflict) => conflict.columns(['kind', 'target_id', 'unit_id']).doNothing())
    .execute()
  const known = await db
    .selectFrom('approval_chains')
    .select(['id', 'version'])
    .where('kind', '=', kind)
    .where('target_id', 'is not distinct from', targetId)
    .where('unit_id', 'is not distinct from', unitId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const wanted = steps.map((one, index) => ({ ...columnsOf(one), place: index + 1 }))
  const before = await readSteps(db, known.id, known.version)
  const unchanged = isDeepStrictEqual(
    before.map(({ chain_id: _chain, version: _version, ...row }) => ({ ...row })),
    wanted,
  )
  if (known.version > 0 && unchanged) return known.id
  const version = known.version + 1
  await db.updateTable('approval_chains').set({ version }).where('id', '=', known.id).execute()
  if (wanted.length > 0)
    await db
      .insertInto('approval_steps')
      .values(wanted.map((row) => ({ ...row, chain_id: known.id, version })))
      .execute()
  return known.id
}

/**
 * The steps for requests from a unit: those of the nearest unit up the tree that has a chain, else of the whole organisation. The
 * default is written as the chain of the organisation when it is first needed, so that each run names the version it began on.
 */
export async function stepsFor(db: Queryable, kind: string, unitId: string | null, at: Date): Promise<StepRow[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive up as (
      select id, parent_id, 0 as depth from units where id = ${unitId}::uuid
      union all
      select unit.id, unit.parent_id, up.depth + 1 from units unit join up on unit.id = up.parent_id where up.depth < 50
    )
    select chain.id from approval_chains chain left join up on up.id = chain.unit_id
    where chain.kind = ${kind} and chain.target_id is null and (chain.unit_id is null or up.id is not null)
      and exists (select from approval_steps step where step.chain_id = chain.id and step.version = chain.version)
    order by up.depth nulls last limit 1`.execute(db)
  return readNewestSteps(db, rows[0]?.id ?? (await saveChain(db, { kind, unitId: null, steps: DEFAULT_STEPS, at })))
}

const columnsOf = ({ who, scope, unitId, userId, rule, hours, overDays }: ApprovalStep) => ({
  who,
  scope,
  unit_id: who === 'members' || (who === 'heads' && scope === 'unit') ? unitId : null,
  user_id: who === 'person' ? userId : null,
  rule,
  hours,
  over_days: overDays,
})

/** Index: the primary key. */
export async function readSteps(db: Queryable, chainId: string, version: number): Promise<StepRow[]> {
  return db
    .selectFrom('approval_steps')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('version', '=', version)
    .orderBy('place')
    .execute()
}

/** The steps of the newest version as they were written. */
export async function writtenSteps(db: Queryable, chainId: string): Promise<ApprovalStep[]> {
  const rows = await readNewestSteps(db, chainId)
  return rows.map(({ who, scope, unit_id, user_id, rule, hours, over_days }) =>
    ApprovalStep.parse({ who, scope, unitId: unit_id, userId: user_id, rule, hours, overDays: over_days }),
  )
}

/** Those of the newest version, each of which names it; none where nobody is asked. */
export function readNewestSteps(db: Queryable, chainId: string): Promise<StepRow[]> {
  return db
    .selectFrom('approval_steps')
    .innerJoin('approval_chains', (join) =>
      join
        .onRef('approval_chains.id', '=', 'approval_steps.chain_id')
        .onRef('approval_chains.version', '=', 'approval_steps.version'),
    )
    .selectAll('approval_steps')
    .where('approval_chains.id', '=', chainId)
    .orderBy('place')
    .execute()
}
