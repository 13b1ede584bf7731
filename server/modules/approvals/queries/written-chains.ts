import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'

export interface WrittenChain {
  readonly id: string
  readonly unit_id: string | null
  readonly version: number
  readonly written: boolean
}

/**
 * The chain of a unit itself, where there is one, and the one that applies to it: of the nearest unit up the tree with steps, else of the
 * organisation.
 */
export async function readChainOf(
  db: Queryable,
  kind: string,
  unitId: string | null,
): Promise<{ readonly own: WrittenChain | undefined; readonly applies: WrittenChain | undefined }> {
  const { rows } = await sql<WrittenChain & { depth: number | null }>`
    with recursive up as (
      select id, parent_id, 0 as depth from units where id = ${unitId}::uuid
      union all
      select unit.id, unit.parent_id, up.depth + 1 from units unit join up on unit.id = up.parent_id where up.depth < 50
    )
    select chain.id, chain.unit_id, chain.version, up.depth,
      exists (select from approval_steps step where step.chain_id = chain.id and step.version = chain.version) as written
    from approval_chains chain left join up on up.id = chain.unit_id
    where chain.kind = ${kind} and chain.target_id is null and (chain.unit_id is null or up.id is not null)
    order by up.depth nulls last`.execute(db)
  return {
    own: rows.find(({ unit_id, depth }) => (unitId === null ? unit_id === null : depth === 0)),
    applies: rows.find(({ written }) => written),
  }
}

/** Units that have steps of their own for a kind, by id. Index: approval_chains_one. */
export async function readUnitsWithChain(db: Queryable, kind: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ unit_id: string }>`
    select chain.unit_id from approval_chains chain
    where chain.kind = ${kind} and chain.target_id is null and chain.unit_id is not null
      and exists (select from approval_steps step where step.chain_id = chain.id and step.version = chain.version)
    order by chain.unit_id limit ${limit}`.execute(db)
  return rows.map(({ unit_id }) => unit_id)
}

/** Locks the chain of a unit or of the organisation, begun where there is none, and answers its version: zero where nothing was written. */
export async function lockChain(db: Queryable, kind: string, unitId: string | null, at: Date): Promise<number> {
  await db
    .insertInto('approval_chains')
    .values({ id: newId(), kind, target_id: null, unit_id: unitId, version: 0, created_at: at })
    .onConflict((conflict) => conflict.columns(['kind', 'target_id', 'unit_id']).doNothing())
    .execute()
  const { version } = await db
    .selectFrom('approval_chains')
    .select('version')
    .where('kind', '=', kind)
    .where('target_id', 'is', null)
    .where('unit_id', 'is not distinct from', unitId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}
