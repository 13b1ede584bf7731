import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { courses } from '@diwan/contract/training/endpoints/courses'
import type { CourseContent, EditedCourse } from '@diwan/contract/training/schemas/course'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { copyBytes, insertCopies } from '../../files/public.ts'
import { contentWriting, namesOf } from '../../publishing/public.ts'
import { contentOf, presentEdited } from '../presenter/course.ts'
import { insertCourse, updateCourse, type CourseRow } from '../queries/courses.ts'
import { isLearnt } from '../queries/enrolments.ts'
import { readCourseFiles } from '../queries/files.ts'
import { course } from '../kind.ts'
import { filesOf, placesOf, takeCourseFiles, withFiles } from './files.ts'

type Input<E extends keyof typeof courses> = InputOf<(typeof courses)[E]>

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

export const edited = async (ctx: Ctx, db: Queryable, row: CourseRow): Promise<EditedCourse> =>
  presentEdited(ctx.actor, row, await readCourseFiles(db, row.id, filesOf(contentOf(row))))

const writing = contentWriting<CourseRow, CourseContent, EditedCourse>({
  ...course.content,
  flag: 'training.create',
  refusals: { unit: 'training.unit_missing', used: 'training.not_deleted' },
  insert: (db, row, content) => insertCourse(db, { ...row, ...shownOf(content) }),
  update: (db, id, set, shown) => updateCourse(db, id, { ...set, ...(shown && shownOf(shown)) }),
  contentOf,
  edited,
  before: (ctx, tx, content, { id }) => takeCourseFiles(ctx, tx, id, content),
  used: (_ctx, db, { id }) => isLearnt(db, id),
})

export const createCourse = (ctx: Ctx, { unitId, ...content }: Input<'create'>): Promise<EditedCourse> =>
  writing.create(ctx, content, unitId)

/** Its learners, and how it is published, stay with the other one; its files are copied. */
export async function copyCourse(ctx: Ctx, { id, template }: Input<'copy'>): Promise<EditedCourse> {
  const copied = await copyBytes(ctx.portal, filesOf(contentOf(await writing.readToCopy(ctx, ctx.db, id))))
  return write(ctx, async (tx) => {
    const row = await writing.readToCopy(ctx, tx.db, id)
    await insertCopies(tx.db, copied, ctx.actor.id, ctx.clock.now())
    const content = withFiles(contentOf(row), placesOf(copied))
    return writing.begin(ctx, tx, content, { unit_id: row.unit_id, is_template: template })
  })
}

export const changeCourse = (ctx: Ctx, { id, version, unitId, ...content }: Input<'change'>): Promise<EditedCourse> =>
  writing.change(ctx, content, { id, version, unitId })

/** What was written of a course, under its lock and by who may edit it. */
export const keepWritten = writing.rewrite

export const deleteCourse = writing.remove
