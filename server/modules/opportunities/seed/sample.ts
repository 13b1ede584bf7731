import { addDays } from '@diwan/core/hijri'
import { dayIn } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { quietPortal, type Sample } from '../../../kit/sample.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { decidesAtOnce } from '../../approvals/public.ts'
import { zoneOf } from '../../publishing/public.ts'
import { opportunityRecord } from '../kind.ts'
import { readSettings } from '../queries/settings.ts'
import { applyFor } from '../service/apply.ts'
import { opportunityApproval } from '../service/approving.ts'
import { cancelOpportunity, closeOpportunity, publishOpportunity, submitOpportunity } from '../service/commands.ts'
import { acceptApplication, declineApplication, reviewApplication } from '../service/decide.ts'
import { createOpportunity } from '../service/edit.ts'
import { sampleOpportunities, type SampleOpportunity } from './opportunities.ts'

const HOUR_MS = 3_600_000
const approve = decidesAtOnce(opportunityApproval)

/** Made by the services that people use, each by its person and at its time. */
export async function seedOpportunities({ db, people, at: end }: Sample): Promise<void> {
  const ctxOf = (name: string, hours: number): Ctx => {
    const at = new Date(end.getTime() - hours * HOUR_MS)
    const clock = { now: () => at }
    const actor = people.get(`${name}@diwan.example`)
    if (!actor) throw new Error(`The sample has no ${name}.`)
    return { portal: quietPortal(db, clock), clock, db, actor }
  }
  const named = (role: string) => [...people.values()].find((one) => one.role === role)!.email.split('@')[0]!
  const [author, approver] = [named('SUPER_ADMIN'), named('ADMIN')]
  const { types } = await readSettings(db)
  const today = dayIn(await zoneOf(db), toSeconds(end))
  for (const [place, sample] of [...sampleOpportunities.entries()].toReversed()) {
    const { stays, applicants = [], type, dueInDays, ...content } = sample
    const ctx = ctxOf(author, 72 + place)
    const dueDate = addDays(today, dueInDays)
    const given = { ...content, dueDate, typeId: types[type - 1]!.id, unitId: null, tokens: ['all' as const] }
    const { id } = await createOpportunity(ctx, given)
    const now = async () => ({ id, version: (await opportunityRecord.readOne(db, ctx.actor, id))!.version })
    if (stays === 'DRAFT') continue
    await submitOpportunity(ctx, await now())
    if (stays === 'SENT') continue
    await approve(ctxOf(approver, 70), 'approve', { ...(await now()), reason: 'موافق' })
    if (stays === 'APPROVED') continue
    const published = { schedule: false, scheduleDate: '', scheduleTime: '', push: false }
    await publishOpportunity(ctxOf(author, 60), { ...(await now()), ...published })
    await seedApplicants(ctxOf, author, id, applicants)
    if (stays === 'CLOSED') await closeOpportunity(ctxOf(author, 2), await now())
    if (stays === 'CANCELED')
      await cancelOpportunity(ctxOf(author, 2), { ...(await now()), reason: 'The office moves that month.' })
  }
}

async function seedApplicants(
  ctxOf: (name: string, hours: number) => Ctx,
  author: string,
  id: string,
  applicants: NonNullable<SampleOpportunity['applicants']>,
): Promise<void> {
  for (const [n, { by, note = '', answer }] of applicants.entries()) {
    const sent = await applyFor(ctxOf(by, 50 - n), { id, note, fileIds: [] })
    const [ctx, at] = [ctxOf(author, 20 - n), { id: sent.id, version: sent.version }]
    if (answer === 'accept') await acceptApplication(ctx, at)
    if (answer === 'review') await reviewApplication(ctx, at)
    if (answer === 'decline') await declineApplication(ctx, { ...at, reason: '' })
  }
}
