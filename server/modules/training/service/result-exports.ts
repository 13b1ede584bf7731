import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { results } from '@diwan/contract/training/endpoints/results'
import { MAX_EXPORTED } from '@diwan/contract/training/limits'
import type { AttemptStatus } from '@diwan/contract/training/vocabulary'
import type { Item } from '@diwan/contract/training/schemas/items'
import { instantText } from '@diwan/core/formats'
import { demand } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { percentCell } from '../../../kit/list/export-cell.ts'
import { exportFile } from '../../../kit/list/export-file.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { can } from '../access/courses.ts'
import { readAttemptsOf, type AttemptRow } from '../queries/attempts.ts'
import { readCourse, type CourseRow } from '../queries/courses.ts'
import { followedPaged } from '../queries/enrolment-list.ts'
import type { EnrolmentRow } from '../queries/enrolments.ts'
import { readQuizTitles } from '../queries/versions.ts'
import { todayOf } from './enrolment-facts.ts'
import { itemsOf } from './items.ts'
import { sayIn } from './say.ts'

interface Tried {
  readonly attempt: AttemptRow
  readonly learner: EnrolmentRow
}

async function exported(ctx: Ctx, id: string): Promise<{ course: CourseRow; today: string; name: string }> {
  const course = await readCourse(ctx.db, id)
  demand(can, 'progress', ctx.actor, course)
  const today = await todayOf(ctx, ctx.db)
  return { course, today, name: ctx.actor.language === 'ar' ? course.name_ar : course.name_en }
}

/** The attempts of those learners whom the caller follows, as the list of learners runs. */
export async function exportAttempts(ctx: Ctx, { id, format }: InputOf<typeof results.exportAttempts>): Promise<FileAnswer> {
  const { course, today, name } = await exported(ctx, id)
  const { language, reading } = ctx.actor
  const say = sayIn(language)
  const titles = await readQuizTitles(ctx.db, course.id)
  const asked = { ...(await followedPaged.resolved(ctx, { view: 'learners' as const, courseId: [id] })), today }
  const titleOf = (title?: { titleAr: string; titleEn: string }): string =>
    (language === 'ar' ? title?.titleAr : title?.titleEn) ?? ''
  const at = (when: Date | null): string => (when === null ? '' : instantText(toSeconds(when), reading))
  const share = ({ points, total }: AttemptRow) => percentCell(total ? Math.floor(((points ?? 0) * 100) / total) : null)
  return exportFile<Tried>({
    name: `${name}-${say('exportedAttempts')}-${today}`,
    format,
    language,
    columns: [
      { heading: say('exportedLearner'), cell: ({ learner }) => learner.learner_name, width: 32 },
      {
        heading: say('exportedUnit'),
        cell: ({ learner }) => (language === 'ar' ? learner.unit_name_ar : learner.unit_name_en) ?? '',
        width: 32,
      },
      { heading: say('exportedQuiz'), cell: ({ attempt }) => titleOf(titles.get(attempt.lesson)), width: 32 },
      { heading: say('exportedNumber'), cell: ({ attempt }) => attempt.number },
      { heading: say('exportedStatus'), cell: ({ attempt }) => say(`exportedAttempt_${attempt.status as AttemptStatus}`) },
      { heading: say('exportedStarted'), cell: ({ attempt }) => at(attempt.started_at) },
      { heading: say('exportedHandedIn'), cell: ({ attempt }) => at(attempt.submitted_at) },
      { heading: say('exportedPoints'), cell: ({ attempt }) => attempt.points },
      { heading: say('exportedTotal'), cell: ({ attempt }) => attempt.total },
      { heading: say('exportedScore'), cell: ({ attempt }) => (attempt.status === 'completed' ? share(attempt) : null) },
      {
        heading: say('exportedPassed'),
        cell: ({ attempt: { passed } }) => (passed === null ? '' : say(passed ? 'exportedYes' : 'exportedNo')),
      },
    ],
    pages: attemptsOf(ctx, followedPaged.stream(ctx, asked, MAX_EXPORTED)),
  })
}

async function* attemptsOf(ctx: Ctx, pages: AsyncIterable<readonly EnrolmentRow[]>): AsyncGenerator<Tried[]> {
  for await (const learners of pages) {
    const found = await readAttemptsOf(
      ctx.db,
      learners.map(({ id }) => id),
    )
    const byLearner = Map.groupBy(found, ({ enrolment_id }) => enrolment_id)
    yield learners.flatMap((learner) => (byLearner.get(learner.id) ?? []).map((attempt) => ({ attempt, learner })))
  }
}

/** Questions by how they were answered; what is right is not in the file. */
export async function exportItems(ctx: Ctx, { id, format }: InputOf<typeof results.exportItems>): Promise<FileAnswer> {
  const { course, today, name } = await exported(ctx, id)
  const { language } = ctx.actor
  const say = sayIn(language)
  const inLanguage = (arabic: string, english: string): string => (language === 'ar' ? arabic : english) || arabic || english
  return exportFile<Item>({
    name: `${name}-${say('exportedItems')}-${today}`,
    format,
    language,
    columns: [
      { heading: say('exportedQuiz'), cell: ({ quizAr, quizEn }) => inLanguage(quizAr, quizEn), width: 32 },
      { heading: say('exportedQuestion'), cell: ({ labelAr, labelEn }) => inLanguage(labelAr, labelEn), width: 48 },
      { heading: say('exportedAsked'), cell: ({ asked }) => asked },
      { heading: say('exportedBlank'), cell: ({ blank }) => blank },
      { heading: say('exportedRight'), cell: ({ share }) => percentCell(share === null ? null : Math.round(share * 100)) },
      { heading: say('exportedDiscrimination'), cell: ({ discrimination }) => discrimination },
      {
        heading: say('exportedOptions'),
        cell: ({ options }) => options.map((one) => `${inLanguage(one.labelAr, one.labelEn)}: ${one.chosen}`).join(' | '),
        width: 48,
      },
      { heading: say('exportedDropped'), cell: ({ dropped }) => (dropped ? say('exportedYes') : '') },
    ],
    pages: [await itemsOf(ctx, course)],
  })
}
