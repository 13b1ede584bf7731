import { ApprovalStep } from '@diwan/contract/approvals/schemas'
import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import type { ApprovalSteps } from '../rows.gen.ts'

export type StepRow = Selectable<ApprovalSteps>

interface Chain {
  /** Of what: `form`. */
  readonly kind: string
  readonly targetId: string
  readonly steps: readonly ApprovalStep[]
  readonly at: Date
}

/** The steps that what is sent from now on goes through; what is on its way keeps its own. The caller holds the lock of the target. */
export async function saveChain(db: Queryable, { kind, targetId, steps, at }: Chain): Promise<string> {
  const known = await db
    .selectFrom('approval_chains')
    .select(['id', 'version'])
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .executeTakeFirst()
  const wanted = steps.map((one, index) => ({ ...columnsOf(one), place: index + 1 }))
  if (known) {
    const before = await readSteps(db, known.id, known.version)
    if (
      isDeepStrictEqual(
        before.map(({ chain_id: _chain, version: _version, over_days: _days, ...row }) => ({ ...row })),
        wanted,
      )
    )
      return known.id
  }
  const id = known?.id ?? newId()
  const version = (known?.version ?? 0) + 1
  if (known) await db.updateTable('approval_chains').set({ version }).where('id', '=', id).execute()
  else await db.insertInto('approval_chains').values({ id, kind, target_id: targetId, version, created_at: at }).execute()
  if (wanted.length > 0)
    await db
      .insertInto('approval_steps')
      .values(wanted.map((row) => ({ ...row, chain_id: id, version })))
      .execute()
  return id
}

const columnsOf = ({ who, scope, unitId, userId, rule, hours }: ApprovalStep) => ({
  who,
  scope,
  unit_id: who === 'members' || (who === 'heads' && scope === 'unit') ? unitId : null,
  user_id: who === 'person' ? userId : null,
  rule,
  hours,
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
  return rows.map(({ who, scope, unit_id, user_id, rule, hours }) =>
    ApprovalStep.parse({ who, scope, unitId: unit_id, userId: user_id, rule, hours }),
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
