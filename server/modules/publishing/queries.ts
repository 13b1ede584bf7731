import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import type { Planned } from '../../kit/module.ts'
import type { Publications } from './rows.gen.ts'

/** Nothing is planned for a record that was never arranged. */
export const unplanned = (object_id: string): Planned => ({
  object_id,
  publish_at: null,
  remind_at: null,
  remove_at: null,
  push: true,
  published_at: null,
  reminded_at: null,
  removed_at: null,
  version: 0,
})

export async function readPublication(db: Queryable, objectId: string): Promise<Planned> {
  const row = await db.selectFrom('publications').selectAll().where('object_id', '=', objectId).executeTakeFirst()
  return row ?? unplanned(objectId)
}

/** Taken before the lock of the record, by people and by the portal alike. */
export async function lockPublication(db: Queryable, objectId: string): Promise<Planned> {
  const row = await db.selectFrom('publications').selectAll().where('object_id', '=', objectId).forUpdate().executeTakeFirst()
  return row ?? unplanned(objectId)
}

/** The next version of it; the caller holds the lock of the record. */
export async function keepPublication(
  db: Queryable,
  { version, ...row }: Insertable<Publications> & Pick<Planned, 'version'>,
): Promise<void> {
  const kept = { ...row, version: version + 1 }
  await db
    .insertInto('publications')
    .values(kept)
    .onConflict((conflict) => conflict.column('object_id').doUpdateSet(kept))
    .execute()
}

const steps = [
  ['publish_at', 'published_at'],
  ['remind_at', 'reminded_at'],
  ['remove_at', 'removed_at'],
] as const

/** Records of these kinds for which something is due, the longest overdue first. Indexes: publications_to_publish, _to_remind, _to_remove. */
export async function readDue(
  db: Queryable,
  now: Date,
  kinds: readonly string[],
  limit: number,
): Promise<{ object_id: string; kind: string }[]> {
  const branches = steps.map(
    ([at, done]) => sql`(select planned.object_id, object.kind, ${sql.ref(at)} as at
      from publications planned join objects object on object.id = planned.object_id
      where ${sql.ref(done)} is null and ${sql.ref(at)} <= ${now} and object.kind = any(${[...kinds]}::text[])
      order by ${sql.ref(at)} limit ${sql.lit(limit)})`,
  )
  const { rows } = await sql<{ object_id: string; kind: string }>`
    select object_id, kind from (${sql.join(branches, sql` union all `)}) due
    group by object_id, kind order by min(at) limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export interface Due {
  readonly object_id: string
  readonly at: Date
  /** It is closed then, where it is not published. */
  readonly ends: boolean
}

/** The records of a kind that are published or closed between these instants, the soonest first. Indexes: publications_to_publish, _to_remove. */
export async function readPlanned(db: Queryable, kind: string, between: readonly [Date, Date], limit: number): Promise<Due[]> {
  const [from, until] = between
  const branches = (['publish_at', 'remove_at'] as const).map(
    (at) => sql`(select planned.object_id, ${sql.ref(at)} as at, ${sql.lit(at === 'remove_at')} as ends
      from publications planned join objects object on object.id = planned.object_id
      where ${sql.ref(at === 'remove_at' ? 'removed_at' : 'published_at')} is null
        and ${sql.ref(at)} >= ${from} and ${sql.ref(at)} < ${until} and object.kind = ${kind}
      order by ${sql.ref(at)}, planned.object_id limit ${sql.lit(limit)})`,
  )
  const { rows } = await sql<Due>`select object_id, at, ends from (${sql.join(branches, sql` union all `)}) due
    order by at, object_id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** Nothing where another worker, or a person, holds it: the next minute looks again. */
export async function claimPublication(db: Queryable, objectId: string): Promise<Planned | undefined> {
  return db.selectFrom('publications').selectAll().where('object_id', '=', objectId).forUpdate().skipLocked().executeTakeFirst()
}

/** The records are purged. */
export async function forgetPublications(db: Queryable, objectIds: readonly string[]): Promise<void> {
  await db.deleteFrom('publications').where(anyOf('object_id', objectIds)).execute()
}
