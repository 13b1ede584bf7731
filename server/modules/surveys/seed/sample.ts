import type { Ctx } from '../../../kit/portal.ts'
import { quietPortal, type Sample } from '../../../kit/sample.ts'
import { publishCommandsOf } from '../../publishing/public.ts'
import { sendResponse } from '../service/answer.ts'
import { dropSheet } from '../service/drop.ts'
import { createSurvey } from '../service/edit.ts'
import { surveyContent } from '../service/publish.ts'
import { sampleSurveys } from './surveys.ts'

const HOUR_MS = 3_600_000
const commands = publishCommandsOf(surveyContent)
const noReminder = { reminder: false, reminderDate: '', reminderTime: '' }
const now = { schedule: false, scheduleDate: '', scheduleTime: '', push: false, tokens: ['all' as const] }

/** Made by the services that people use, each by its person and at its time; open to everyone. */
export async function seedSurveys({ db, people, at: end }: Sample): Promise<void> {
  const ctxOf = (email: string, hours: number): Ctx => {
    const at = new Date(end.getTime() - hours * HOUR_MS)
    const clock = { now: () => at }
    return { portal: quietPortal(db, clock), clock, db, actor: people.get(email)! }
  }
  const author = [...people.values()].find(({ role }) => role === 'ADMIN')!.email
  const removal = (days: number | undefined) => ({
    removal: days !== undefined,
    removalDate: days === undefined ? '' : new Date(end.getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10),
    removalTime: days === undefined ? '' : '16:00',
  })
  for (const { content, published, closed, endsIn, answers } of sampleSurveys) {
    const hours = published * 24
    const { id } = await createSurvey(ctxOf(author, hours + 2), { ...content, unitId: null })
    await commands.publish(ctxOf(author, hours), { id, version: 0, ...noReminder, ...removal(endsIn), ...now })
    for (const [place, [by, given]] of answers.entries()) {
      const ctx = ctxOf(`${by}@diwan.example`, hours - 4 - place)
      const sheet = { id, fieldsVersion: 1, answers: given }
      await (content.anonymous ? dropSheet(ctx, sheet) : sendResponse(ctx, sheet))
    }
    if (closed) await commands.close(ctxOf(author, hours - 14 * 24), { id, version: 1 })
  }
}
