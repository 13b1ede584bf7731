import { quietPortal, type Sample } from '../../../kit/sample.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { decidesAtOnce } from '../../approvals/public.ts'
import { publishCommandsOf } from '../../publishing/public.ts'
import { entryApproval } from '../service/approving.ts'
import { copyForm, createForm } from '../service/edit.ts'
import { sendEntry } from '../service/entries.ts'
import { formContent } from '../service/publish.ts'
import { sampleForms } from './forms.ts'

const HOUR_MS = 3_600_000
const commands = publishCommandsOf(formContent)
/** What these become is read where they were sent. */
const send = sendEntry(
  () => Promise.reject(new Error('no form of the sample becomes anything else')),
  () => [],
)

const decideAtOnce = decidesAtOnce(entryApproval(() => Promise.reject(new Error('no form of the sample becomes anything else'))))

const needed = { needed: '2030-01-15' }

/** Made by the services that people use, each by its person and at its time; open to everyone. */
export async function seedForms({ db, people, at: end }: Sample): Promise<void> {
  const ctxOf = (name: string, hours: number): Ctx => {
    const at = new Date(end.getTime() - hours * HOUR_MS)
    const clock = { now: () => at }
    return { portal: quietPortal(db, clock), clock, db, actor: people.get(`${name}@diwan.example`)! }
  }
  const author = [...people.values()].find(({ role }) => role === 'ADMIN')!.email.split('@')[0]!
  for (const [place, { content, stays, decided, answers = [] }] of [...sampleForms.entries()].toReversed()) {
    const ctx = ctxOf(author, 20 + place)
    const { id } = await createForm(ctx, { ...content, unitId: null })
    if (stays === 'template') await copyForm(ctx, { id, template: true })
    if (stays !== undefined) continue
    const plan = { reminder: false, reminderDate: '', reminderTime: '', removal: false, removalDate: '', removalTime: '' }
    const now = { schedule: false, scheduleDate: '', scheduleTime: '', push: false, tokens: ['all' as const] }
    await commands.publish(ctx, { id, version: 0, ...plan, ...now })
    for (const [n, { by, given }] of answers.entries()) {
      const asked = content.fields.some(({ key }) => key === 'needed') ? needed : {}
      const entry = await send(ctxOf(by, 10 - n), { id, fieldsVersion: 1, answers: { ...asked, ...given } })
      if (decided && n === 0) await decideAtOnce(ctxOf(author, 6), 'approve', { id: entry.id, version: 1, reason: 'مناسب' })
    }
  }
}
