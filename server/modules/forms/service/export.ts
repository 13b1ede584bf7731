import type { InputOf } from '@diwan/contract/kit/endpoint'
import { instantText } from '@diwan/core/formats'
import type { forms } from '@diwan/contract/forms/endpoints'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { ar as fieldsAr } from '@diwan/contract/fields/words.ar'
import { en as fieldsEn } from '@diwan/contract/fields/words.en'
import { MAX_EXPORTED } from '@diwan/contract/forms/limits'
import type { EntryStatus } from '@diwan/contract/forms/vocabulary'
import { ar } from '@diwan/contract/forms/words.ar'
import { en } from '@diwan/contract/forms/words.en'
import { ar as kitAr } from '@diwan/contract/kit/words.ar'
import { en as kitEn } from '@diwan/contract/kit/words.en'
import type { Cell, Column } from '@diwan/core/fields/columns'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { exportFile, type ExportColumn } from '../../../kit/list/export-file.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { exportCells, exportColumns } from '../../fields/public.ts'
import { can } from '../access.ts'
import type { EntryRow } from '../queries/entries.ts'
import { readForm } from '../queries/forms.ts'
import { entriesPaged } from '../queries/list.ts'

const words = { ar: { ...kitAr, ...ar }, en: { ...kitEn, ...en } }

const OTHER = { ar: fieldsAr.otherText, en: fieldsEn.otherText }

interface Line {
  readonly row: EntryRow
  readonly cells: readonly Cell[]
}

/** All that was sent to a form and that the caller may read: a column for each field, of whichever version. */
export async function exportEntries(ctx: Ctx, { id, format }: InputOf<typeof forms.exportEntries>): Promise<FileAnswer> {
  const form = await readForm(ctx.db, id)
  if (!form || !can.view(ctx.actor, form)) throw new Problem('not_found')
  const { language, reading } = ctx.actor
  const arabic = language === 'ar'
  const say = words[language]
  const asked = form.set_id === null ? [] : await exportColumns(ctx.db, form.set_id, OTHER)
  const columns: readonly ExportColumn<Line>[] = [
    { heading: say.entry, cell: ({ row }) => row.short_id },
    { heading: say.sentBy, cell: ({ row }) => row.sender_name },
    { heading: say.sentOn, cell: ({ row }) => instantText(toSeconds(row.created_at), reading) },
    { heading: say.status, cell: ({ row }) => say[`status_${row.status as EntryStatus}`] },
    ...asked.map(({ headingAr, headingEn }, index) => ({
      heading: arabic ? headingAr : headingEn,
      cell: ({ cells }: Line) => String(cells[index] ?? ''),
      width: 32,
    })),
  ]
  const name = `${arabic ? form.name_ar : form.name_en}-${ctx.clock.now().toISOString().slice(0, 10)}`
  return exportFile({ name, format, language, columns, pages: linesOf(ctx, id, asked) })
}

async function* linesOf(ctx: Ctx, formId: string, columns: readonly Column[]): AsyncGenerator<Line[]> {
  const listed = await entriesPaged.resolved(ctx, { view: 'received' as const, formId: [formId] })
  for await (const rows of entriesPaged.stream(ctx, listed, MAX_EXPORTED)) {
    const ids = rows.map(({ id }) => id)
    const cells = await exportCells(ctx.db, ids, columns, ctx.actor.language)
    yield rows.map((row) => ({ row, cells: cells.get(row.id) ?? [] }))
  }
}
