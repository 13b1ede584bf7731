import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { formChannel } from '@diwan/contract/forms/events'
import type { forms } from '@diwan/contract/forms/endpoints'
import type { FilledForm } from '@diwan/contract/forms/schemas'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { fieldsFor } from '../../fields/public.ts'
import { can } from '../access.ts'
import { contentOf, presentEdited, presentForm } from '../presenter/form.ts'
import { readForm, type FormRow } from '../queries/forms.ts'
import { formsPaged } from '../queries/list.ts'
import { publishedContent } from './published.ts'

type Input<E extends keyof typeof forms> = InputOf<(typeof forms)[E]>
type Answer<E extends keyof typeof forms> = Promise<OutputOf<(typeof forms)[E]>>

export async function listForms(ctx: Ctx, input: Input<'list'>): Answer<'list'> {
  return formsPaged.page(ctx, await formsPaged.resolved(ctx, input), input, (rows) =>
    rows.map((row) => presentForm(ctx.actor, row)),
  )
}

export async function countForms(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  const [counter] = await formsPaged.counts(ctx, [await formsPaged.resolved(ctx, input)])
  return counter!
}

const edited = async ({ db, actor }: Ctx, id: string): Promise<FormRow> => {
  const row = await readForm(db, id)
  demand(can, 'edit', actor, row)
  return row
}

export async function openForm(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [formChannel(id)], async () => presentEdited(ctx.actor, await edited(ctx, id)))
  return { form: record, positions }
}

export async function readContent(ctx: Ctx, { id, state }: Input<'content'>): Answer<'content'> {
  const row = await edited(ctx, id)
  return state === 'written' ? contentOf(row) : publishedContent(ctx.db, row)
}

/** What is not published, or not for this person, is not there to be filled in. */
export async function fillForm(ctx: Ctx, { id }: Input<'fill'>): Answer<'fill'> {
  const row = await readForm(ctx.db, id)
  demand({ view: can.fill, fill: can.fill }, 'fill', ctx.actor, row)
  return filledBy(ctx, row)
}

export async function filledBy(ctx: Ctx, row: FormRow): Promise<FilledForm> {
  const at = { setId: row.set_id!, version: row.set_version! }
  const { fields } = await fieldsFor(ctx, at, ctx.actor.id)
  const { id, nameAr, nameEn, descriptionAr, descriptionEn, once, withdrawable } = presentForm(ctx.actor, row)
  return { id, nameAr, nameEn, descriptionAr, descriptionEn, once, withdrawable, fields, fieldsVersion: at.version }
}
