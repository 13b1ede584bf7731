import { documentFromText, type Document } from '@diwan/core/document'
import { addWorkingSeconds } from '@diwan/core/working-calendar'
import { moduleEntries } from '@diwan/contract/releases/registry'
import type { Ctx } from '../../../kit/portal.ts'
import { lastWorkingMoment, quietPortal, type Sample } from '../../../kit/sample.ts'
import { PORTAL } from '../../../kit/access/actor.ts'
import { write } from '../../../kit/record/write.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { supportAnswers } from '../service/canned-answers.ts'
import { assignInquiry } from '../service/commands/assign.ts'
import { answerInquiry, askAsker } from '../service/commands/write-message.ts'
import { begin, createInquiry } from '../service/create.ts'
import { demoCanned, demoInquiries } from './inquiries.ts'

const HOUR = 3_600
const ADMIN = 'khalid'

const written = (text: string): Document => documentFromText(text, /\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr')

/** Inquiries as people and guests ask them in working hours, some of them answered by the commands people use. */
export async function seedInquiries({ db, people, at: end }: Sample): Promise<void> {
  const { calendar } = await readWorkingDays(db)
  const now = Math.floor(end.getTime() / 1000)
  const clock = { at: end, now: () => clock.at }
  const portal = quietPortal(db, clock)
  const as = (key: string): Ctx => ({ portal, clock, db, actor: people.get(`${key}@diwan.example`)! })
  const admin = as(ADMIN)
  for (const answer of demoCanned) await supportAnswers.create(admin, answer)
  for (const { by, subject, category, text, path = null, ago, question, answer } of demoInquiries.toReversed()) {
    const asking = lastWorkingMoment(calendar, now - ago * HOUR)
    clock.at = new Date(asking * 1000)
    const asked = { subject, category, path, module: moduleOf(path), details: {}, body: written(text), attachments: [] }
    const { id } =
      typeof by === 'string'
        ? await createInquiry(as(by), asked)
        : await write({ ...admin, actor: PORTAL }, (tx) =>
            begin({ ...admin, actor: PORTAL }, tx, { ...asked, from: { guest: by } }),
          )
    if (!question && !answer) continue
    const answering = Math.min(addWorkingSeconds(calendar, asking, 2 * HOUR) ?? asking, lastWorkingMoment(calendar, now))
    clock.at = new Date(answering * 1000)
    await assignInquiry(admin, { id, version: 1, assigneeId: admin.actor.id })
    if (question) await askAsker(admin, { id, version: 2, body: written(question), attachments: [] })
    if (answer) await answerInquiry(admin, { id, version: 2, body: written(answer), attachments: [] })
  }
}

const moduleOf = (path: string | null) =>
  path === null ? null : (moduleEntries.find(({ key }) => path.endsWith(`/${key}`))?.key ?? null)
