import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { surveys } from '@diwan/contract/surveys/endpoints'
import { surveyEvents } from '@diwan/contract/surveys/events'
import type { EditedSurvey, SurveyContent } from '@diwan/contract/surveys/schemas'
import { sameButWording } from '@diwan/core/fields/wording'
import { isDeepStrictEqual } from 'node:util'
import { demand } from '../../../kit/access/demand.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { deleteObject, insertObject } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { addressedBy, mayBelongTo } from '../../audience/public.ts'
import { readFields } from '../../fields/public.ts'
import { can } from '../access.ts'
import { contentOf, presentEdited } from '../presenter/survey.ts'
import { insertSurvey, isAnswered, lockSurvey, readSurvey, updateSurvey, type SurveyRow } from '../queries/surveys.ts'
import { keepWords } from '../queries/words.ts'
import { toldOf } from '../topics.ts'

type Input<E extends keyof typeof surveys> = InputOf<(typeof surveys)[E]>

export function createSurvey(ctx: Ctx, { unitId, ...content }: Input<'create'>): Promise<EditedSurvey> {
  return write(ctx, (tx) => begin(ctx, tx, content, { unitId, template: false }))
}

/** What was answered to the other one, and how it is published, stays with it. */
export function copySurvey(ctx: Ctx, { id, template }: Input<'copy'>): Promise<EditedSurvey> {
  return write(ctx, async (tx) => {
    const row = await readSurvey(tx.db, id)
    demand(can, row?.is_template ? 'view' : 'edit', ctx.actor, row)
    if (row.is_template && !addressedBy(ctx.actor, 'surveys.create').all) demand(can, 'edit', ctx.actor, row)
    return begin(ctx, tx, contentOf(row), { unitId: row.unit_id, template })
  })
}

interface Begun {
  readonly unitId: string | null
  readonly template: boolean
}

async function begin(ctx: Ctx, tx: Tx, content: SurveyContent, { unitId, template }: Begun): Promise<EditedSurvey> {
  const [by, at] = [ctx.actor.id, ctx.clock.now()]
  await demandUnit(ctx, tx, unitId)
  const id = await insertObject(tx.db, { kind: 'survey', by, at })
  await insertSurvey(tx.db, {
    id,
    ...namesOf(content),
    ...promiseOf(content),
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

/** Until it is published what is written is also what it is called, and what it promises. */
export function changeSurvey(ctx: Ctx, { id, version, unitId: toUnit, ...content }: Input<'change'>): Promise<EditedSurvey> {
  return write(ctx, async (tx) => {
    const row = await lockSurvey(tx.db, id)
    demand(can, 'edit', ctx.actor, row)
    if (version !== row.version) throw new Problem('changed_meanwhile', { current: await edited(ctx, tx.db, row) })
    const unitId = toUnit === undefined ? row.unit_id : toUnit
    if (unitId !== row.unit_id) await demandUnit(ctx, tx, unitId)
    await demandPromise(tx.db, row, content)
    const isDraft = row.status === 'DRAFT'
    await updateSurvey(tx.db, id, {
      draft: JSON.stringify(content),
      changed: row.changed || !isDeepStrictEqual(contentOf(row), content),
      unit_id: unitId,
      ...(isDraft && { ...namesOf(content), ...promiseOf(content) }),
      version: version + 1,
      updated_at: ctx.clock.now(),
    })
    if (isDraft) await keepWords(tx.db, { id, ...namesOf(content) }, row.created_at)
    return recorded(ctx, tx, 'changed', id)
  })
}

/** What people were promised when it was published holds, and what somebody answered is still what was asked. */
export async function demandPromise(db: Queryable, row: SurveyRow, content: SurveyContent): Promise<void> {
  if (row.status === 'DRAFT') return
  const { anonymous, breakdown, k } = row
  const said = { anonymous: content.anonymous, breakdown: content.breakdown, k: content.k }
  if (!isDeepStrictEqual({ anonymous, breakdown, k }, said)) throw new Problem('surveys.promised')
  if (!(await isAnswered(db, row.id))) return
  if (content.shareResults !== row.share_results) throw new Problem('surveys.promised')
  const asked = await readFields(db, { setId: row.set_id!, version: row.set_version! })
  if (!sameButWording(asked, content.fields)) throw new Problem('surveys.wording_only')
}

/** Only what nobody answered; otherwise it is archived. */
export function deleteSurvey(ctx: Ctx, { id }: Input<'delete'>): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await lockSurvey(tx.db, id)
    demand(can, 'delete', ctx.actor, row)
    if (await isAnswered(tx.db, id)) throw new Problem('surveys.not_deleted')
    await deleteObject(tx.db, id, ctx.clock.now())
    tx.record(surveyEvents.deleted, { id, by: byOf(ctx) }, toldOf(row, row.tokens))
    return { done: true }
  })
}

async function demandUnit({ actor }: Ctx, { db }: Tx, unitId: string | null): Promise<void> {
  if (!(await mayBelongTo(db, actor, 'surveys.create', unitId))) throw new Problem('surveys.unit_missing')
}

export const namesOf = ({ nameAr, nameEn, descriptionAr, descriptionEn }: SurveyContent) => ({
  name_ar: nameAr,
  name_en: nameEn,
  description_ar: descriptionAr,
  description_en: descriptionEn,
})

/** A breakdown, and the fewest of which anything is shown, are of anonymous surveys alone. */
export const promiseOf = ({ anonymous, breakdown, k }: SurveyContent) => ({ anonymous, breakdown, k })

export const byOf = ({ actor: { id, fullName, photo } }: Ctx) => ({ id, fullName, photo })

export const edited = async (ctx: Ctx, db: Queryable, row: SurveyRow): Promise<EditedSurvey> =>
  presentEdited(ctx.actor, row, await isAnswered(db, row.id))

/** As it is now, for its followers and for the caller. */
async function recorded(ctx: Ctx, tx: Tx, what: 'created' | 'changed', id: string): Promise<EditedSurvey> {
  const row = (await readSurvey(tx.db, id))!
  const survey = await edited(ctx, tx.db, row)
  const { nameAr, nameEn } = survey.content
  const { version, updatedDate } = survey
  tx.record(surveyEvents[what], { id, nameAr, nameEn, version, updatedDate, by: byOf(ctx) }, toldOf(row, row.tokens))
  return survey
}
