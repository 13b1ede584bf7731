import { addDays, secondsToDay } from '@diwan/core/hijri'
import type { Ctx } from '../../../kit/portal.ts'
import { quietPortal, type Sample } from '../../../kit/sample.ts'
import { publishCommandsOf } from '../../publishing/public.ts'
import { assignCourse } from '../service/assign.ts'
import { beginAttempt, saveAnswers, submitAttempt } from '../service/attempts.ts'
import { createCourse } from '../service/edit.ts'
import { enrolMeant } from '../service/enrol-meant.ts'
import { beginCourse, joinCourse } from '../service/learn.ts'
import { doLesson } from '../service/lessons.ts'
import { courseContent } from '../service/publish.ts'
import { sampleCourses, type SampleCourse, type SampleLearner } from './courses.ts'

const HOUR_MS = 3_600_000
const commands = publishCommandsOf(courseContent)
const plan = { reminder: false, reminderDate: '', reminderTime: '', removal: false, removalDate: '', removalTime: '' }
const now = { schedule: false, scheduleDate: '', scheduleTime: '', push: false, tokens: ['all' as const] }
/** No lesson of theirs is a form. */
const done = doLesson(() => Promise.resolve(false))

/** Made by the services that people use, each by its person and at its time; open to everyone. */
export async function seedTraining({ db, people, at: end }: Sample): Promise<void> {
  const ctxOf = (email: string, hours: number): Ctx => {
    const at = new Date(end.getTime() - hours * HOUR_MS)
    const clock = { now: () => at }
    return { portal: quietPortal(db, clock), clock, db, actor: people.get(email)! }
  }
  const author = [...people.values()].find(({ role }) => role === 'ADMIN')!.email
  const today = secondsToDay(end.getTime() / 1_000)

  const publish = async ({ content, published, assigned }: SampleCourse): Promise<string> => {
    const hours = published * 24
    const { id } = await createCourse(ctxOf(author, hours + 2), { ...content, unitId: null })
    await commands.publish(ctxOf(author, hours), { id, version: 0, ...plan, ...now })
    if (!assigned) return id
    const { to, mandatory, due } = assigned
    await assignCourse(ctxOf(author, hours - 1), { id, tokens: [to], mandatory, dueDay: addDays(today, due) })
    await enrolMeant(ctxOf(author, hours - 1).portal, id)
    return id
  }
  const learn = async (courseId: string, hours: number, { by, done: lessons, quiz }: SampleLearner): Promise<void> => {
    const ctx = ctxOf(`${by}@diwan.example`, hours)
    const { enrolment } = await joinCourse(ctx, { id: courseId })
    const { id, version } = enrolment!
    await beginCourse(ctx, { id, version })
    for (const lesson of lessons) await done(ctx, { id, lesson })
    if (!quiz) return
    const which = { id, lesson: 'quiz', number: 1 }
    await beginAttempt(ctx, which)
    await saveAnswers(ctx, { ...which, answers: quiz })
    await submitAttempt(ctx, which)
  }

  for (const sample of sampleCourses) {
    const id = await publish(sample)
    for (const [place, learner] of sample.learners.entries())
      await learn(id, Math.max(1, sample.published * 24 - 30 - place * 20), learner)
  }
}
