import type { forms } from '@diwan/contract/forms/endpoints'
import { MAX_EXPORTED } from '@diwan/contract/forms/limits'
import type { EntryStatus } from '@diwan/contract/forms/vocabulary'
import { ar } from '@diwan/contract/forms/words.ar'
import { en } from '@diwan/contract/forms/words.en'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { ar as kitAr } from '@diwan/contract/kit/words.ar'
import { en as kitEn } from '@diwan/contract/kit/words.en'
import { instantTexts } from '@diwan/core/instant-texts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readDecided } from '../../approvals/public.ts'
import { exportSheets } from '../../fields/public.ts'
import { can } from '../access.ts'
import { readFormToFill } from '../queries/forms.ts'
import type { ExportedEntry } from '../queries/entries.ts'
import { entriesExported } from '../queries/list.ts'

const words = { ar: { ...kitAr, ...ar }, en: { ...kitEn, ...en } }

/** All that was sent to a form and that the caller may read. */
export async function exportEntries(ctx: Ctx, { id, format }: InputOf<typeof forms.exportEntries>): Promise<FileAnswer> {
  const form = await readFormToFill(ctx.db, id)
  if (!form || !can.view(ctx.actor, form)) throw new Problem('not_found')
  const { language, reading } = ctx.actor
  const say = words[language]
  const heading = (key: 'decidedBy' | 'decidedWhy') => say[key]
  const at = instantTexts(reading)
  const listed = await entriesExported.resolved(ctx, { view: 'received' as const, formId: [id] })
  if (!can.export(ctx.actor, form) && !(await hasAny(entriesExported.stream(ctx, listed, 1)))) throw new Problem('forbidden')
  return exportSheets(ctx, {
    name: language === 'ar' ? form.name_ar : form.name_en,
    format,
    setId: form.set_id,
    columns: [
      { heading: say.entry, cell: (row) => row.short_id },
      { heading: say.sentBy, cell: (row) => row.sender_name },
      { heading: say.sentOn, cell: (row) => at(row.created) },
      { heading: say.status, cell: (row) => say[`status_${row.status as EntryStatus}`] },
      { heading: heading('decidedBy'), cell: (row) => row.decided?.people ?? '' },
      { heading: heading('decidedWhy'), cell: (row) => row.decided?.reasons ?? '', width: 40 },
    ],
    pages: withDecided(ctx.db, entriesExported.stream(ctx, listed, MAX_EXPORTED)),
  })
}

/** Approvers export the entries they decide on; people who only fill the form in have none to export. */
async function hasAny(pages: AsyncIterable<readonly unknown[]>): Promise<boolean> {
  for await (const page of pages) if (page.length > 0) return true
  return false
}

/** Adds who decided on each entry and why, with one question for each page. */
async function* withDecided(db: Queryable, pages: AsyncIterable<readonly ExportedEntry[]>) {
  for await (const rows of pages) {
    const decided = await readDecided(
      db,
      rows.map(({ id }) => id),
    )
    yield rows.map((row) => ({ ...row, decided: decided.get(row.id) }))
  }
}
