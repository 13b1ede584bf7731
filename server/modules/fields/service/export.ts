import { cellOf, columnsOf, type Cell, type Column, type OtherWords } from '@diwan/core/fields/columns'
import type { Queryable } from '../../../kit/db/database.ts'
import { idsIn } from '../presenter.ts'
import { readNames, readSheets } from '../queries/sheets.ts'
import { joinedFields } from './tallies.ts'

/** The columns of all sheets of a set, whichever version they were given on. Files that are written guard each cell themselves. */
export async function exportColumns(db: Queryable, setId: string, other: OtherWords): Promise<Column[]> {
  const joined = await joinedFields(db, setId)
  return columnsOf(
    joined.map(({ field }) => field),
    other,
  )
}

/** What each of these records says under these columns, in their order. Records without a sheet are left out. */
export async function exportCells(
  db: Queryable,
  objectIds: readonly string[],
  columns: readonly Column[],
  language: 'ar' | 'en',
): Promise<Map<string, Cell[]>> {
  const sheets = await readSheets(db, objectIds)
  const ids = sheets.flatMap(({ fields, answers }) => idsIn(fields, answers))
  const named = new Map((await readNames(db, ids)).map(({ id, name_ar, name_en }) => [id, language === 'ar' ? name_ar : name_en]))
  return new Map(
    sheets.map(({ objectId, fields, answers }) => {
      const types = new Map(fields.map(({ key, type }) => [key, type]))
      const cells = columns.map((column) =>
        // a key that was of another type then is another column
        types.get(column.field.key) === column.field.type ? cellOf(column, answers, language, (id) => named.get(id)) : null,
      )
      return [objectId, cells]
    }),
  )
}
