import type { InputOf } from '@diwan/contract/kit/endpoint'
import { instantText } from '@diwan/core/formats'
import type { forms } from '@diwan/contract/forms/endpoints'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { GivenAnswer } from '@diwan/contract/fields/schemas'
import { MAX_EXPORTED } from '@diwan/contract/forms/limits'
import type { EntryStatus } from '@diwan/contract/forms/vocabulary'
import { ar } from '@diwan/contract/forms/words.ar'
import { en } from '@diwan/contract/forms/words.en'
import { ar as kitAr } from '@diwan/contract/kit/words.ar'
import { en as kitEn } from '@diwan/contract/kit/words.en'
import type { Field } from '@diwan/core/fields/field'
import type { z } from 'zod'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { exportFile, type ExportColumn } from '../../../kit/list/export-file.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { answersOfAll, versionsOf } from '../../fields/public.ts'
import { can } from '../access.ts'
import type { EntryRow } from '../queries/entries.ts'
import { readForm } from '../queries/forms.ts'
import { entriesPaged } from '../queries/list.ts'

const words = { ar: { ...kitAr, ...ar }, en: { ...kitEn, ...en } }

interface Line {
  readonly row: EntryRow
  readonly answers: ReadonlyMap<string, z.input<typeof GivenAnswer>>
}

/** All that was sent to a form and that the caller may read: a column for each field, of whichever version. */
export async function exportEntries(ctx: Ctx, { id, format }: InputOf<typeof forms.exportEntries>): Promise<FileAnswer> {
  const form = await readForm(ctx.db, id)
  if (!form || !can.view(ctx.actor, form)) throw new Problem('not_found')
  const { language, reading } = ctx.actor
  const arabic = language === 'ar'
  const say = words[language]
  const fields = form.set_id === null ? [] : newest(await versionsOf(ctx.db, form.set_id))
  const columns: readonly ExportColumn<Line>[] = [
    { heading: say.entry, cell: ({ row }) => row.short_id },
    { heading: say.sentBy, cell: ({ row }) => row.sender_name },
    { heading: say.sentOn, cell: ({ row }) => instantText(toSeconds(row.created_at), reading) },
    { heading: say.status, cell: ({ row }) => say[`status_${row.status as EntryStatus}`] },
    ...fields.map(({ key, labelAr, labelEn }) => ({
      heading: arabic ? labelAr : labelEn,
      cell: ({ answers }: Line) => textOf(answers.get(key), arabic),
      width: 32,
    })),
  ]
  const name = `${arabic ? form.name_ar : form.name_en}-${ctx.clock.now().toISOString().slice(0, 10)}`
  return exportFile({ name, format, language, columns, pages: linesOf(ctx, id) })
}

/** Each field once, as it was asked last. */
function newest(versions: readonly { readonly fields: readonly Field[] }[]): Field[] {
  const byKey = new Map<string, Field>()
  for (const { fields } of versions.toReversed())
    for (const field of fields) if (!byKey.has(field.key)) byKey.set(field.key, field)
  return [...byKey.values()]
}

function textOf(answer: z.input<typeof GivenAnswer> | undefined, arabic: boolean): string {
  if (!answer) return ''
  const { value, names } = answer
  const said = names.length > 0 ? names.map(({ nameAr, nameEn }) => (arabic ? nameAr : nameEn)) : [value].flat()
  return said.join(arabic ? '، ' : ', ')
}

async function* linesOf(ctx: Ctx, formId: string): AsyncGenerator<Line[]> {
  const asked = await entriesPaged.resolved(ctx, { view: 'received' as const, formId: [formId] })
  for await (const rows of entriesPaged.stream(ctx, asked, MAX_EXPORTED)) {
    const answers = await answersOfAll(
      ctx.db,
      rows.map(({ id }) => id),
    )
    yield rows.map((row) => ({ row, answers: new Map((answers.get(row.id) ?? []).map((one) => [one.key, one])) }))
  }
}
