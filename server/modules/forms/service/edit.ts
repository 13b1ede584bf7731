import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { forms } from '@diwan/contract/forms/endpoints'
import { formEvents } from '@diwan/contract/forms/events'
import { FormContent, type EditedForm } from '@diwan/contract/forms/schemas'
import { isDeepStrictEqual } from 'node:util'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { deleteObject, insertObject } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { addressedBy, mayBelongTo } from '../../audience/public.ts'
import { can } from '../access.ts'
import { contentOf, presentEdited } from '../presenter/form.ts'
import { hasEntries, insertForm, lockForm, readForm, updateForm } from '../queries/forms.ts'
import { keepWords } from '../queries/words.ts'
import { toldOf } from '../topics.ts'

type Input<E extends keyof typeof forms> = InputOf<(typeof forms)[E]>

export function createForm(ctx: Ctx, { unitId, ...content }: Input<'create'>): Promise<EditedForm> {
  return write(ctx, (tx) => begin(ctx, tx, content, { unitId, template: false }))
}

/** What was sent to the other one, and how it is published, stays with it. */
export function copyForm(ctx: Ctx, { id, template }: Input<'copy'>): Promise<EditedForm> {
  return write(ctx, async (tx) => {
    const row = await readForm(tx.db, id)
    demand(can, row?.is_template ? 'view' : 'edit', ctx.actor, row)
    if (row.is_template && !addressedBy(ctx.actor, 'forms.create').all) demand(can, 'edit', ctx.actor, row)
    return begin(ctx, tx, contentOf(row), { unitId: row.unit_id, template })
  })
}

interface Begun {
  readonly unitId: string | null
  readonly template: boolean
}

async function begin(ctx: Ctx, tx: Tx, content: FormContent, { unitId, template }: Begun): Promise<EditedForm> {
  const [by, at] = [ctx.actor.id, ctx.clock.now()]
  await demandUnit(ctx, tx, unitId)
  const id = await insertObject(tx.db, { kind: 'form', by, at })
  await insertForm(tx.db, {
    id,
    ...namesOf(content),
    unit_id: unitId,
    is_template: template,
    draft: JSON.stringify(content),
    created_by: by,
    created_at: at,
    updated_at: at,
  })
  await keepWords(tx.db, { id, ...namesOf(content) }, at)
  return recorded(ctx, tx, 'created', id)
}

/** Until it is published what is written is also what it is called. */
export function changeForm(ctx: Ctx, { id, version, unitId: toUnit, ...content }: Input<'change'>): Promise<EditedForm> {
  return write(ctx, async (tx) => {
    const row = await lockForm(tx.db, id)
    demand(can, 'edit', ctx.actor, row)
    if (version !== row.version) throw new Problem('changed_meanwhile', { current: presentEdited(ctx.actor, row) })
    const unitId = toUnit === undefined ? row.unit_id : toUnit
    if (unitId !== row.unit_id) await demandUnit(ctx, tx, unitId)
    const unpublished = row.set_version === null
    await updateForm(tx.db, id, {
      draft: JSON.stringify(content),
      changed: row.changed || !isDeepStrictEqual(contentOf(row), content),
      unit_id: unitId,
      ...(unpublished && namesOf(content)),
      version: version + 1,
      updated_at: ctx.clock.now(),
    })
    if (unpublished) await keepWords(tx.db, { id, ...namesOf(content) }, row.created_at)
    return recorded(ctx, tx, 'changed', id)
  })
}

/** Only what nobody sent anything to; who deletes no more than their own deletes drafts. Otherwise it is archived. */
export function deleteForm(ctx: Ctx, { id }: Input<'delete'>): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await lockForm(tx.db, id)
    demand(can, 'delete', ctx.actor, row)
    const drafts = ctx.actor.grants.get('forms.delete')?.has('all') !== true
    if ((drafts && row.status !== 'DRAFT') || (await hasEntries(tx.db, id))) throw new Problem('forms.not_deleted')
    await deleteObject(tx.db, id, ctx.clock.now())
    tx.record(formEvents.deleted, { id, by: byOf(ctx) }, toldOf(row, row.tokens))
    return { done: true }
  })
}

async function demandUnit({ actor }: Ctx, { db }: Tx, unitId: string | null): Promise<void> {
  if (!(await mayBelongTo(db, actor, 'forms.create', unitId))) throw new Problem('forms.unit_missing')
}

export const namesOf = ({ nameAr, nameEn, descriptionAr, descriptionEn }: FormContent) => ({
  name_ar: nameAr,
  name_en: nameEn,
  description_ar: descriptionAr,
  description_en: descriptionEn,
})

const byOf = ({ actor: { id, fullName, photo } }: Ctx) => ({ id, fullName, photo })

/** As it is now, for its followers and for the caller. */
async function recorded(ctx: Ctx, tx: Tx, what: 'created' | 'changed', id: string): Promise<EditedForm> {
  const row = (await readForm(tx.db, id))!
  const edited = presentEdited(ctx.actor, row)
  const { nameAr, nameEn } = edited.content
  const { version, updatedDate } = edited
  tx.record(formEvents[what], { id, nameAr, nameEn, version, updatedDate, by: byOf(ctx) }, toldOf(row, row.tokens))
  return edited
}
