import { ar } from '@diwan/contract/fields/words.ar'
import { en } from '@diwan/contract/fields/words.en'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { columnsOf } from '@diwan/core/fields/columns'
import { exportFile, type ExportColumn } from '../../../kit/list/export-file.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readVersions, type WithSheet } from '../queries/sheets.ts'
import { sheetCells } from './cells.ts'
import { joinedFields } from './tallies.ts'

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

/**
 * Records with their answers as a file: a column for each field, of whichever version. Files that are written guard each cell
 * themselves.
 */
export async function exportSheets<Row extends WithSheet>(
  ctx: Ctx,
  { name, format, setId, columns, pages }: SheetsFile<Row>,
): Promise<FileAnswer> {
  const { language } = ctx.actor
  const versions = setId === null ? [] : await readVersions(ctx.db, setId)
  const asked = columnsOf(
    joinedFields(versions).map(({ field }) => field),
    OTHER,
  )
  const cells = sheetCells(ctx, { setId, versions, columns: asked })
  return exportFile<Row>({
    name: `${name}-${ctx.clock.now().toISOString().slice(0, 10)}`,
    format,
    language,
    columns: [
      ...columns,
      ...asked.map(({ headingAr, headingEn }, index) => ({
        heading: language === 'ar' ? headingAr : headingEn,
        cell: cells.cellOf(index),
        width: 32,
      })),
    ],
    pages: prepared(pages, cells.prepare),
  })
}

async function* prepared<Row>(pages: AsyncIterable<readonly Row[]>, prepare: (rows: readonly Row[]) => Promise<void>) {
  for await (const rows of pages) {
    await prepare(rows)
    yield rows
  }
}
