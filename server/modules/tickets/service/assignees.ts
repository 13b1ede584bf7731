import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { FOUND_PEOPLE } from '@diwan/contract/users/limits'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readActors } from '../../access/public.ts'
import { membersOf } from '../../units/public.ts'
import { namedSo } from '../../users/public.ts'
import { can } from '../access.ts'
import { readReachOf, readTicket } from '../queries/tickets.ts'
import { readWorkload } from '../queries/workload.ts'

/** People looked at for a picker; the policy is asked of each. */
const CANDIDATES = 100

/** Who can work on this ticket: its group, or people whose name matches, each checked by the policy that judges the command. */
export async function findAssignees(
  ctx: Ctx,
  { id, text }: InputOf<typeof ticketCommands.assignees>,
): Promise<OutputOf<typeof ticketCommands.assignees>> {
  const ticket = await readTicket(ctx.db, ctx.actor, id)
  demand(can, 'assign', ctx.actor, ticket)
  const standing = (await readReachOf(ctx.db, id))!
  const asked = text.trim() === '' ? await membersOf(ctx.db, [ticket.group_id]) : await namedSo(ctx.db, text, CANDIDATES)
  const people = await readActors(ctx.portal, asked.slice(0, CANDIDATES))
  const able = people.filter((one) => can.view(one, standing(one)) && can.internal_note(one, standing(one)))
  const shown = able.toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'ar')).slice(0, FOUND_PEOPLE)
  const workload = await readWorkload(
    ctx.db,
    ticket.group_id,
    shown.map((one) => one.id),
  )
  return {
    items: shown.map((one) => ({ id: one.id, fullName: one.fullName, photo: one.photo, open: workload.get(one.id) ?? 0 })),
  }
}
