import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { UnitContent } from '../declared/organisation.ts'

interface Belonging {
  readonly kind: string
  /** The flag by which one of them is seen. */
  readonly flag: string
  /** Columns of the module's own tables that name a unit of any kind. */
  readonly columns: readonly (readonly [table: string, column: string])[]
}

/**
 * Records that belong to a unit: they stand against deleting it (deleted ones too, they hold their unit), and go with everything else to
 * the unit that takes its place. Who begins or ceases to see them by that is not counted.
 */
export const belongingToUnits = ({ kind, flag, columns }: Belonging): UnitContent => ({
  kind,
  flag,
  count: async (db, unitIds, limit, unreachedBy) => {
    if (unreachedBy) return 0
    const each = columns.map(([table, column]) => sql`select 1 from ${sql.table(table)} where ${anyOf(column, unitIds)}`)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (${sql.join(each, sql` union all `)} limit ${limit}) counted`.execute(db)
    return rows[0]?.count ?? 0
  },
  follow: () => Promise.resolve(),
  relocate: () => Promise.resolve(),
  rehome: async (db, fromUnitId, toUnitId) => {
    for (const [table, column] of columns)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${toUnitId} where ${sql.ref(column)} = ${fromUnitId}`.execute(
        db,
      )
  },
})
