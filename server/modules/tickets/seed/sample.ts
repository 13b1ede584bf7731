import { TemplateContent } from '@diwan/contract/tickets/schemas/template'
import { documentFromText } from '@diwan/core/document'
import type { Ctx } from '../../../kit/portal.ts'
import { lastWorkingMoment, quietPortal, type Sample } from '../../../kit/sample.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { ticketCanned } from '../service/canned-answers.ts'
import { createTicket } from '../service/create.ts'
import { createTemplate } from '../service/templates/edit.ts'
import { publishTemplate } from '../service/templates/publish.ts'
import { openForm } from '../service/templates/read.ts'
import { demoAnswers } from './answers.ts'
import { seedTicketFields } from './custom.ts'
import { playStories } from './play.ts'
import { demoStories } from './stories/all.ts'
import { demoRequests, demoTemplates } from './templates.ts'

export async function seedTickets(sample: Sample): Promise<void> {
  await seedRequests(sample)
  await playStories(sample, demoStories)
}

/** Templates as an administrator publishes them, and what people asked for with them. */
async function seedRequests({ db, units, people, at: end }: Sample): Promise<void> {
  const { calendar } = await readWorkingDays(db)
  const at = new Date(lastWorkingMoment(calendar, Math.floor(end.getTime() / 1000)) * 1000)
  const clock = { now: () => at }
  const as = (email: string): Ctx => ({ portal: quietPortal(db, clock), clock, db, actor: people.get(email)! })
  const admin = as('khalid@diwan.example')
  await seedTicketFields(admin)
  for (const answer of demoAnswers) await ticketCanned.create(admin, answer)
  const ids = new Map<string | undefined, string>()
  for (const { group, ...content } of demoTemplates) {
    const draft = await createTemplate(admin, TemplateContent.parse({ ...content, groupId: units.get(group)!.id }))
    await publishTemplate(admin, { id: draft.id, version: draft.version })
    ids.set(content.nameEn, draft.id)
  }
  for (const { by, template, subject, body: text, answers } of demoRequests) {
    const { id, fieldsVersion } = await openForm(as(by), { id: ids.get(template)! })
    const body = documentFromText(text, 'rtl')
    await createTicket(as(by), { subject, body, templateId: id, fieldsVersion, answers, attachments: [] })
  }
}
