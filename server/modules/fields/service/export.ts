import { ar } from '@diwan/contract/fields/words.ar'
import { en } from '@diwan/contract/fields/words.en'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { cellOf, columnsOf, type Cell, type Column, type OtherWords } from '@diwan/core/fields/columns'
import type { Field } from '@diwan/core/fields/field'
import type { Queryable } from '../../../kit/db/database.ts'
import { exportFile, type ExportColumn } from '../../../kit/list/export-file.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { idsIn } from '../presenter.ts'
import { readNames, readSheets, readVersions } from '../queries/sheets.ts'
import { joinedFields } from './tallies.ts'

/** The columns of all sheets of a set, whichever version they were given on. Files that are written guard each cell themselves. */
export async function exportColumns(db: Queryable, setId: string, other: OtherWords): Promise<Column[]> {
  const joined = joinedFields(await readVersions(db, setId))
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
  const nameOf = (id: string): string | undefined => named.get(id)
  const askedBy = new Map([...new Set(sheets.map(({ fields }) => fields))].map((fields) => [fields, askedOf(fields, columns)]))
  return new Map(
    sheets.map(({ objectId, fields, answers }) => [
      objectId,
      askedBy.get(fields)!.map((column) => column && cellOf(column, answers, language, nameOf)),
    ]),
  )
}

/** Those of the columns that one version asked: a key that was of another type then is another column. */
function askedOf(fields: readonly Field[], columns: readonly Column[]): (Column | null)[] {
  const types = new Map(fields.map(({ key, type }) => [key, type]))
  return columns.map((column) => (types.get(column.field.key) === column.field.type ? column : null))
}

const OTHER = { ar: ar.otherText, en: en.otherText }

interface SheetsFile<Row> {
  /** Its name; the day and the ending are added. */
  readonly name: string
  readonly format: 'csv' | 'xlsx'
  /** The set that was answered, if there is one. */
  readonly setId: string | null
  /** What stands before the answers. */
  readonly columns: readonly ExportColumn<Row>[]
  readonly pages: AsyncIterable<readonly Row[]>
}

/** Records with their answers as a file: a column for each field, of whichever version. */
export async function exportSheets<Row extends { readonly id: string }>(
  ctx: Ctx,
  { name, format, setId, columns, pages }: SheetsFile<Row>,
): Promise<FileAnswer> {
  const { language } = ctx.actor
  const asked = setId === null ? [] : await exportColumns(ctx.db, setId, OTHER)
  return exportFile<{ row: Row; cells: readonly Cell[] }>({
    name: `${name}-${ctx.clock.now().toISOString().slice(0, 10)}`,
    format,
    language,
    columns: [
      ...columns.map(({ cell, ...column }) => ({ ...column, cell: ({ row }: { row: Row }) => cell(row) })),
      ...asked.map(({ headingAr, headingEn }, index) => ({
        heading: language === 'ar' ? headingAr : headingEn,
        cell: ({ cells }: { cells: readonly Cell[] }) => String(cells[index] ?? ''),
        width: 32,
      })),
    ],
    pages: withCells(ctx, pages, asked),
  })
}

async function* withCells<Row extends { readonly id: string }>(
  { db, actor }: Ctx,
  pages: AsyncIterable<readonly Row[]>,
  asked: readonly Column[],
): AsyncGenerator<{ row: Row; cells: readonly Cell[] }[]> {
  for await (const rows of pages) {
    const ids = rows.map(({ id }) => id)
    const cells = await exportCells(db, ids, asked, actor.language)
    yield rows.map((row) => ({ row, cells: cells.get(row.id) ?? [] }))
  }
}
