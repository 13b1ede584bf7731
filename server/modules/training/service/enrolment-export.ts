import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { MAX_EXPORTED } from '@diwan/contract/training/limits'
import type { EnrolmentStatus } from '@diwan/contract/training/vocabulary'
import { ar } from '@diwan/contract/training/words.ar'
import { en } from '@diwan/contract/training/words.en'
import { instantText } from '@diwan/core/formats'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { dayCell, percentCell } from '../../../kit/list/export-cell.ts'
import { exportFile } from '../../../kit/list/export-file.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { can } from '../access/courses.ts'
import { followedPaged } from '../queries/enrolment-list.ts'
import { readCourse } from '../queries/courses.ts'
import type { EnrolmentRow } from '../queries/enrolments.ts'
import { todayOf } from './enrolment-facts.ts'

const words = { ar, en }

/** The learners of a course, those of them whom the caller follows. */
export async function exportEnrolments(ctx: Ctx, { id, format }: InputOf<typeof enrolments.export>): Promise<FileAnswer> {
  const course = await readCourse(ctx.db, id)
  if (!course || !can.view(ctx.actor, course)) throw new Problem('not_found')
  if (!can.progress(ctx.actor, course)) throw new Problem('forbidden')
  const { language, reading } = ctx.actor
  const say = (key: keyof typeof en): string => words[language][key]
  const today = await todayOf(ctx, ctx.db)
  const asked = { ...(await followedPaged.resolved(ctx, { view: 'learners' as const, courseId: [id] })), today }
  const at = (when: Date | null): string => (when === null ? '' : instantText(toSeconds(when), reading))
  const inLanguage = (row: EnrolmentRow): string => (language === 'ar' ? row.unit_name_ar : row.unit_name_en) ?? ''
  return exportFile<EnrolmentRow>({
    name: `${language === 'ar' ? course.name_ar : course.name_en}-${today}`,
    format,
    language,
    columns: [
      { heading: say('exportedLearner'), cell: (row) => row.learner_name, width: 32 },
      { heading: say('exportedUnit'), cell: inLanguage, width: 32 },
      { heading: say('exportedStatus'), cell: (row) => say(`exported_${row.status as EnrolmentStatus}`) },
      { heading: say('exportedDone'), cell: (row) => (row.required === 0 ? null : row.required - row.open_required) },
      { heading: say('exportedRequired'), cell: (row) => (row.required === 0 ? null : row.required) },
      { heading: say('exportedScore'), cell: (row) => percentCell(row.score) },
      { heading: say('exportedDue'), cell: (row) => dayCell(row.due_day, reading) },
      { heading: say('exportedEnrolled'), cell: (row) => at(row.created_at) },
      { heading: say('exportedFinished'), cell: (row) => at(row.finished_at) },
    ],
    pages: followedPaged.stream(ctx, asked, MAX_EXPORTED),
  })
}
