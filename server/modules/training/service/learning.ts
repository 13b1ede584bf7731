import { lessonsOf, nextLesson, openedLessons } from '@diwan/core/training/outline'
import { enrolmentChannel } from '@diwan/contract/training/events'
import type { Lesson, Outline } from '@diwan/contract/training/schemas/outline'
import type { LessonHead, Learning } from '@diwan/contract/training/schemas/learning'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { learning } from '@diwan/contract/training/endpoints/learning'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { can } from '../access/courses.ts'
import { canEnrolment } from '../access/enrolments.ts'
import { presentCourse } from '../presenter/course.ts'
import { presentEnrolment, presentProgress } from '../presenter/enrolment.ts'
import { readCourse, type CourseRow } from '../queries/courses.ts'
import { latestOf, type EnrolmentRow } from '../queries/enrolments.ts'
import { readProgress } from '../queries/progress.ts'
import { readOutline, versionOf } from '../queries/versions.ts'
import { todayOf } from './enrolment-facts.ts'

const headOf = ({ key, kind, titleAr, titleEn, required, ...of }: Lesson): LessonHead => ({
  key,
  kind,
  titleAr,
  titleEn,
  required,
  seconds: 'seconds' in of ? of.seconds : null,
  questions: 'questions' in of ? (of.count ?? of.questions.length) : null,
  minutes: 'minutes' in of ? of.minutes : null,
})

const sectionsOf = ({ sections }: Outline): Learning['sections'] =>
  sections.map(({ key, titleAr, titleEn, lessons }) => ({ key, titleAr, titleEn, lessons: lessons.map(headOf) }))

/** Who is enrolled learns on it whatever becomes of it; to others it is there while it is published for them. */
export async function readLearning(ctx: Ctx, { id }: InputOf<typeof learning.course>): Promise<Learning> {
  const [course, enrolment] = await Promise.all([readCourse(ctx.db, id), latestOf(ctx.db, id, ctx.actor.id)])
  const learns = enrolment !== undefined && canEnrolment.learn(ctx.actor, enrolment)
  if (!course || course.deleted_at !== null || (!learns && !can.learn(ctx.actor, course))) throw new Problem('not_found')
  return learningOf(ctx, course, learns ? enrolment : undefined)
}

async function learningOf(ctx: Ctx, course: CourseRow, enrolment: EnrolmentRow | undefined): Promise<Learning> {
  const courseVersion = versionOf(course, enrolment)
  const outline = await readOutline(ctx.db, course.id, courseVersion)
  const channels = enrolment ? [enrolmentChannel(enrolment.id)] : []
  const { record, positions } = await opened(ctx, channels, async () => {
    const [now, progress] = enrolment
      ? await Promise.all([latestOf(ctx.db, course.id, ctx.actor.id), readProgress(ctx.db, enrolment.id)])
      : [undefined, []]
    return { now, progress, today: await todayOf(ctx, ctx.db) }
  })
  const { now, progress, today } = record
  const lessons = new Set(lessonsOf(outline).map(({ key }) => key))
  const done = new Set(progress.flatMap(({ lesson, completed_at }) => (completed_at ? [lesson] : [])))
  const isBegun = enrolment !== undefined && enrolment.course_version !== null
  return {
    course: presentCourse(ctx.actor, course),
    courseVersion,
    outdated: courseVersion < course.course_version,
    sequential: outline.sequential,
    sections: sectionsOf(outline),
    enrolment: now ? presentEnrolment(ctx.actor, now, today) : null,
    progress: progress.filter(({ lesson }) => lessons.has(lesson)).map(presentProgress),
    opened: isBegun ? [...openedLessons(outline, done, outline.sequential)] : [],
    next: nextLesson(outline, done, outline.sequential)?.key ?? null,
    positions,
  }
}
