import type { Answers, Field } from '@diwan/core/fields/field'
import { countsOf } from '@diwan/core/fields/tally'
import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import type { FieldsAt } from './sheets.ts'

export interface Counted extends FieldsAt {
  readonly fields: readonly Field[]
  readonly answers: Answers
}

/** What these sheets add to the tallies, or take from them, in the transaction in which they come or go. */
export async function insertPending(db: Queryable, sheets: readonly Counted[], n: 1 | -1): Promise<void> {
  if (sheets.length === 0) return
  const rows = sheets.map(({ setId, version, fields, answers }) => {
    const counts = countsOf(fields, answers)
    return {
      id: newId(),
      set_id: setId,
      version,
      fields: counts.map(({ field }) => field),
      said: counts.map(({ value }) => value),
      n,
    }
  })
  await db.insertInto('tally_pending').values(rows).execute()
}

/** Marks them as out of the tallies; answers which of them were in. */
export async function markUncounted(db: Queryable, objectIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .updateTable('field_answers')
    .set({ counted: false })
    .where(anyOf('object_id', objectIds))
    .where('counted', '=', true)
    .returning('object_id')
    .execute()
  return rows.map(({ object_id }) => object_id)
}

/** Sheets folded in one statement. */
const AT_ONCE = 1_000

/**
 * Folds pending counts into the tallies, in the order of their keys, so that two folds never wait for each other in a circle.
 * One statement takes and adds: nothing is counted twice or lost, whenever it is cut off. Answers how many sheets it took.
 */
export async function foldPending(db: Queryable): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from tally_pending where id in
        (select id from tally_pending order by id limit ${AT_ONCE} for update skip locked)
      returning set_id, version, fields, said, n
    ), summed as (
      select set_id, version, one.field, one.value, sum(n) as n
      from taken cross join lateral unnest(fields, said) as one (field, value)
      group by set_id, version, one.field, one.value order by set_id, version, one.field, one.value
    ), folded as (
      insert into field_tallies (set_id, version, field, value, n) select set_id, version, field, value, n from summed
      on conflict (set_id, version, field, value) do update set n = field_tallies.n + excluded.n
    )
    select count(*)::int as taken from taken`.execute(db)
  return rows[0]?.taken ?? 0
}

/** What `reportIn` reads. */
export interface KeptReport {
  readonly set: string
  /** The newest version; there is one of each number up to it, and none ever changes. */
  readonly newest: number | null
  readonly tallies: readonly (readonly [version: number, field: string, value: string, n: number])[] | null
}

/**
 * A column: what was answered on the versions of a set, folded and pending counts one after the other: the reader adds them. All
 * of one statement and so of one moment, beside the row of what is reported.
 */
export const reportIn = (setId: RawBuilder<unknown>): RawBuilder<KeptReport> => sql`json_build_object(
  'set', ${setId},
  'newest', (select max(version) from field_set_versions where set_id = ${setId}),
  'tallies', (select json_agg(json_build_array(version, field, value, n)) from (
    select version, field, value, n from field_tallies where set_id = ${setId}
    union all
    (select version, one.field, one.value, sum(n) from tally_pending cross join lateral unnest(fields, said) as one (field, value)
     where set_id = ${setId} group by version, one.field, one.value)
  ) parts))`

export async function readReport(db: Queryable, setId: string): Promise<KeptReport> {
  const { rows } = await sql<{ report: KeptReport }>`select ${reportIn(sql`${setId}::uuid`)} as report`.execute(db)
  return rows[0]!.report
}
