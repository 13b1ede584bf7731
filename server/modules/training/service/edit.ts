import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { courses } from '@diwan/contract/training/endpoints/courses'
import { courseEvents } from '@diwan/contract/training/events'
import type { CourseContent, EditedCourse } from '@diwan/contract/training/schemas/course'
import { isDeepStrictEqual } from 'node:util'
import { demand } from '../../../kit/access/demand.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { deleteObject, insertObject } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { addressedBy, mayBelongTo } from '../../audience/public.ts'
import { copyBytes, insertCopies, type Copied } from '../../files/public.ts'
import { can } from '../access/courses.ts'
import { contentOf, presentEdited } from '../presenter/course.ts'
import { insertCourse, lockCourse, readCourse, updateCourse, type CourseRow } from '../queries/courses.ts'
import { isLearnt } from '../queries/enrolments.ts'
import { readCourseFiles } from '../queries/files.ts'
import { keepWords } from '../queries/words.ts'
import { toldOf } from '../topics.ts'
import { filesOf, placesOf, takeCourseFiles, withFiles } from './files.ts'

type Input<E extends keyof typeof courses> = InputOf<(typeof courses)[E]>

export function createCourse(ctx: Ctx, { unitId, ...content }: Input<'create'>): Promise<EditedCourse> {
  return write(ctx, (tx) => begin(ctx, tx, content, { unitId, template: false }))
}

/** Its learners, and how it is published, stay with the other one; its files are copied. */
export async function copyCourse(ctx: Ctx, { id, template }: Input<'copy'>): Promise<EditedCourse> {
  const copied = await copyBytes(ctx.portal, filesOf(contentOf(await copyable(ctx, ctx.db, id))))
  return write(ctx, async (tx) => {
    const row = await copyable(ctx, tx.db, id)
    const content = withFiles(contentOf(row), placesOf(copied))
    return begin(ctx, tx, content, { unitId: row.unit_id, template, copied })
  })
}

async function copyable(ctx: Ctx, db: Queryable, id: string): Promise<CourseRow> {
  const row = await readCourse(db, id)
  demand(can, row?.is_template ? 'view' : 'edit', ctx.actor, row)
  if (row.is_template && !addressedBy(ctx.actor, 'training.create').all) demand(can, 'edit', ctx.actor, row)
  return row
}

interface Begun {
  readonly unitId: string | null
  readonly template: boolean
  readonly copied?: readonly Copied[]
}

async function begin(ctx: Ctx, tx: Tx, content: CourseContent, of: Begun): Promise<EditedCourse> {
  const [by, at] = [ctx.actor.id, ctx.clock.now()]
  await demandUnit(ctx, tx, of.unitId)
  const id = await insertObject(tx.db, { kind: 'course', by, at })
  await insertCopies(tx.db, of.copied ?? [], by, at)
  await takeCourseFiles(ctx, tx, id, content)
  await insertCourse(tx.db, {
    id,
    ...shownOf(content),
    unit_id: of.unitId,
    is_template: of.template,
    draft: JSON.stringify(content),
    created_by: by,
    created_at: at,
    updated_at: at,
  })
  await keepWords(tx.db, { id, ...namesOf(content) }, at)
  return recorded(ctx, tx, 'created', id)
}

/** Until it is published what is written is also what it is called. */
export function changeCourse(ctx: Ctx, { id, version, unitId: toUnit, ...content }: Input<'change'>): Promise<EditedCourse> {
  return write(ctx, async (tx) => {
    const row = await lockCourse(tx.db, id)
    demand(can, 'edit', ctx.actor, row)
    if (version !== row.version) throw new Problem('changed_meanwhile', { current: await edited(ctx, tx.db, row) })
    const unitId = toUnit === undefined ? row.unit_id : toUnit
    if (unitId !== row.unit_id) await demandUnit(ctx, tx, unitId)
    await takeCourseFiles(ctx, tx, id, content)
    const isDraft = row.status === 'DRAFT'
    await updateCourse(tx.db, id, {
      draft: JSON.stringify(content),
      changed: row.changed || !isDeepStrictEqual(contentOf(row), content),
      unit_id: unitId,
      ...(isDraft && shownOf(content)),
      version: version + 1,
      updated_at: ctx.clock.now(),
    })
    if (isDraft) await keepWords(tx.db, { id, ...namesOf(content) }, row.created_at)
    return recorded(ctx, tx, 'changed', id)
  })
}

/** Only what nobody was enrolled on; otherwise it is archived. */
export function deleteCourse(ctx: Ctx, { id }: Input<'delete'>): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await lockCourse(tx.db, id)
    demand(can, 'delete', ctx.actor, row)
    if (await isLearnt(tx.db, id)) throw new Problem('training.not_deleted')
    await deleteObject(tx.db, id, ctx.clock.now())
    tx.record(courseEvents.deleted, { id, by: byOf(ctx) }, toldOf(row, row.tokens))
    return { done: true }
  })
}

async function demandUnit({ actor }: Ctx, { db }: Tx, unitId: string | null): Promise<void> {
  if (!(await mayBelongTo(db, actor, 'training.create', unitId))) throw new Problem('training.unit_missing')
}

const namesOf = ({ nameAr, nameEn, descriptionAr, descriptionEn }: CourseContent) => ({
  name_ar: nameAr,
  name_en: nameEn,
  description_ar: descriptionAr,
  description_en: descriptionEn,
})

/** What people see of it beside its lessons. */
export const shownOf = (content: CourseContent) => ({
  ...namesOf(content),
  category_ar: content.categoryAr,
  category_en: content.categoryEn,
  cover_id: content.coverId,
  self_enrolment: content.selfEnrolment,
  due_days: content.dueDays,
  certificate: content.certificate,
  valid_months: content.validMonths,
  signatory_ar: content.signatoryAr,
  signatory_en: content.signatoryEn,
})

export const byOf = ({ actor: { id, fullName, photo } }: Ctx) => ({ id, fullName, photo })

export const edited = async (ctx: Ctx, db: Queryable, row: CourseRow): Promise<EditedCourse> =>
  presentEdited(ctx.actor, row, await readCourseFiles(db, row.id, filesOf(contentOf(row))))

/** As it is now, for its followers and for the caller. */
async function recorded(ctx: Ctx, tx: Tx, what: 'created' | 'changed', id: string): Promise<EditedCourse> {
  const row = (await readCourse(tx.db, id))!
  const course = await edited(ctx, tx.db, row)
  const { nameAr, nameEn } = course.content
  const { version, updatedDate } = course
  tx.record(courseEvents[what], { id, nameAr, nameEn, version, updatedDate, by: byOf(ctx) }, toldOf(row, row.tokens))
  return course
}
