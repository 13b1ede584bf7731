import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { UNIT_COLUMNS } from '@diwan/contract/units/vocabulary'
import { Problem } from '../../../kit/http/problem.ts'
import { exportFile, type ExportColumn } from '../../../kit/list/export-file.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { reachedIds } from '../access.ts'
import { readForExport, type ExportRow } from '../queries/import.ts'
import { KIND_WORDS, pathCell } from './columns.ts'

/** The living structure from the root down, as the import reads it. */
export async function exportUnits(ctx: Ctx): Promise<FileAnswer> {
  if (reachedIds(ctx.actor, 'departments.manage') !== null) throw new Problem('forbidden')
  const { language } = ctx.actor
  const heading = (column: keyof typeof UNIT_COLUMNS): string => UNIT_COLUMNS[column][language]
  const columns: readonly ExportColumn<ExportRow>[] = [
    { heading: heading('path_ar'), cell: ({ names_ar }) => pathCell(names_ar) },
    { heading: heading('path_en'), cell: ({ names_en }) => pathCell(names_en) },
    { heading: heading('kind'), cell: ({ kind }) => (language === 'ar' ? KIND_WORDS[kind] : kind) },
    { heading: heading('order'), cell: ({ position }) => position + 1 },
    { heading: heading('head'), cell: ({ head }) => head ?? '' },
  ]
  return exportFile({ name: 'structure', format: 'csv', language, columns, pages: [await readForExport(ctx.db)] })
}
