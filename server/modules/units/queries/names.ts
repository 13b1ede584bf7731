import { fold, FOLD_VERSION } from '@diwan/core/arabic-fold'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Queryable } from '../../../kit/db/database.ts'

export interface UnitNames {
  id: string
  kind: string
  name_ar: string
  name_en: string
}

/** The only place that folds names of units. */
export const foldedNames = (nameAr: string, nameEn: string) => ({
  folded_ar: fold(nameAr),
  folded_en: fold(nameEn),
  fold_version: FOLD_VERSION,
})

const LAST = '\u{10ffff}'

/** One index range, whatever the text is: no pattern, so nothing in it means anything (H24). */
const from = (column: RawBuilder<unknown>, text: string) => sql`(${column} ~>=~ ${text} and ${column} ~<~ ${text + LAST})`

/** A name that begins so in either language; what is written without its article is found as well. */
export function beginsSo(table: string, text: string): RawBuilder<boolean> {
  const folded = fold(text)
  const [ar, en] = [sql.ref(`${table}.folded_ar`), sql.ref(`${table}.folded_en`)]
  return sql`(${from(ar, folded)} or ${from(ar, `ال${folded}`)} or ${from(en, folded)})`
}

/** Which of the names a living sibling has already. */
export async function takenNames(
  db: Queryable,
  { parentId, nameAr, nameEn, exceptId }: { parentId: string | null; nameAr: string; nameEn: string; exceptId?: string },
): Promise<{ ar: boolean; en: boolean }> {
  const { rows } = await sql<{ ar: boolean | null; en: boolean | null }>`
    select bool_or(folded_ar = ${fold(nameAr)}) as ar, bool_or(folded_en = ${fold(nameEn)}) as en
    from units where parent_id is not distinct from ${parentId}::uuid and archived_at is null
      and id is distinct from ${exceptId ?? null}::uuid`.execute(db)
  return { ar: rows[0]?.ar ?? false, en: rows[0]?.en ?? false }
}

const BATCH = 500

/** After an upgrade that folds otherwise, and for units older than folding: siblings that meet only now keep their id in it. */
export async function foldUnits(db: Database): Promise<void> {
  for (;;) {
    const units = await db
      .selectFrom('units')
      .select(['id', 'parent_id', 'name_ar', 'name_en', 'archived_at'])
      .where('fold_version', '<', FOLD_VERSION)
      .limit(BATCH)
      .execute()
    if (units.length === 0) return
    for (const unit of units) {
      const names = { parentId: unit.parent_id, nameAr: unit.name_ar, nameEn: unit.name_en, exceptId: unit.id }
      const taken = unit.archived_at ? { ar: false, en: false } : await takenNames(db, names)
      const { folded_ar, folded_en, fold_version } = foldedNames(unit.name_ar, unit.name_en)
      await db
        .updateTable('units')
        .set({
          folded_ar: taken.ar ? `${folded_ar} ${unit.id}` : folded_ar,
          folded_en: taken.en ? `${folded_en} ${unit.id}` : folded_en,
          fold_version,
        })
        .where('id', '=', unit.id)
        .execute()
    }
  }
}
