import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import { inquiryEvents } from '@diwan/contract/support/events'
import { FOUND_PEOPLE } from '@diwan/contract/support/limits'
import type { AssignInquiry } from '@diwan/contract/support/schemas/inquiry'
import { PORTAL, type Actor } from '../../../../kit/access/actor.ts'
import { demand } from '../../../../kit/access/demand.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx, Portal } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { holdersOf, readActors } from '../../../access/public.ts'
import { namedSo } from '../../../users/public.ts'
import { can } from '../../access.ts'
import { lockInquiry, readInquiry, type InquiryReach, type InquiryRow } from '../../queries/inquiries.ts'
import { applyChange, command, type Moving } from './command.ts'

/** People looked at for a picker; the policy is asked for each. */
const CANDIDATES = 100

/** Once it is theirs: `assigned` is a relation itself. */
const couldAnswer = (person: Actor, row: InquiryReach): boolean => {
  const assigned = { ...row, assignee_id: person.id }
  return can.view(person, assigned) && can.answer(person, assigned)
}

export const assignInquiry = (ctx: Ctx, input: AssignInquiry): Promise<InquiryRow> =>
  command(ctx, 'assign', input, async (inquiry) => {
    const [person] = await readActors(ctx.portal, [input.assigneeId])
    if (!person || !couldAnswer(person, inquiry)) throw new Problem('support.cannot_take')
    return { event: inquiryEvents.assigned, set: { assignee_id: person.id }, detail: { was: inquiry.assignee_id } }
  })

/** Who can answer this inquiry: those who hold the right, or people whose name matches. */
export async function findAssignees(
  ctx: Ctx,
  { id, text }: InputOf<typeof inquiryCommands.assignees>,
): Promise<OutputOf<typeof inquiryCommands.assignees>> {
  const inquiry = await readInquiry(ctx.db, id)
  demand(can, 'answer', ctx.actor, inquiry)
  const asked =
    text.trim() === '' ? await holdersOf(ctx.db, 'support.answer', CANDIDATES) : await namedSo(ctx.db, text, CANDIDATES)
  const people = await readActors(ctx.portal, [...new Set([ctx.actor.id, ...asked])].slice(0, CANDIDATES))
  const able = people.filter((one) => couldAnswer(one, inquiry) && (text.trim() === '' || asked.includes(one.id)))
  const items = able.map(({ id: personId, fullName, photo }) => ({ id: personId, fullName, photo }))
  return { items: items.toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'ar')).slice(0, FOUND_PEOPLE) }
}

/** Takes an inquiry from somebody who can no longer work on it. */
export function requeueInquiry(portal: Portal, id: string, from: string): Promise<null> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  return write(ctx, async (tx) => {
    const inquiry = (await lockInquiry(tx.db, id)) as Moving | undefined
    if (inquiry?.assignee_id !== from) return null
    const waiting = inquiry.status === 'OPEN' || inquiry.status === 'PENDING' ? 'NEW' : inquiry.status
    await applyChange(ctx, tx, inquiry, waiting, { event: inquiryEvents.requeued, set: { assignee_id: null } })
    return null
  })
}
