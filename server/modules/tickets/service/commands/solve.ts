import { documentFromText } from '@diwan/core/document'
import { addWorkingDays } from '@diwan/core/working-calendar'
import { MAX_WAIT_DAYS, REOPEN_DAYS } from '@diwan/contract/tickets/limits'
import { ticketEvents } from '@diwan/contract/tickets/events'
import type { CloseTicket, ReopenTicket, SolveTicket, WaitTicket } from '@diwan/contract/tickets/schemas/ticket'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { sendDraft } from '../../../drafts/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { can } from '../../access.ts'
import type { TicketRow } from '../../queries/tickets.ts'
import { postMessage } from '../post-message.ts'
import { command } from './command.ts'

const DAY_MS = 86_400_000

interface SolveInput {
  readonly id: string
  readonly version: number
}

export const waitTicket = (ctx: Ctx, input: WaitTicket): Promise<TicketRow> =>
  command(ctx, 'wait', input, async (ticket, tx) => {
    await sentDraft(ctx, tx, input)
    const until = input.reason === 'scheduled' ? dayAhead(ctx, input.until) : null
    return {
      event: ticketEvents.waiting,
      set: { pending_reason: input.reason, pending_until: until, wakes_at: until },
      said: await maySay(ctx, tx, ticket.id, input),
    }
  })

/** Where the words were begun as a reply: of two devices that send them, one does. */
const sentDraft = (ctx: Ctx, tx: Tx, { id, draftId }: { id: string; draftId?: string | undefined }): Promise<void> =>
  sendDraft(ctx, tx, { id: draftId, kind: 'reply', key: id })

/** Words, files or both; nothing where there is neither. */
async function maySay(ctx: Ctx, tx: Tx, id: string, { body, attachments }: Pick<ReopenTicket, 'body' | 'attachments'>) {
  if (!body && attachments.length === 0) return null
  return postMessage(ctx, tx, id, { kind: 'reply', body: body ?? documentFromText('', 'rtl'), attachments })
}

function dayAhead({ clock }: Ctx, until: number | undefined): Date {
  const [now, then] = [clock.now().getTime(), (until ?? 0) * 1000]
  if (then <= now || then > now + MAX_WAIT_DAYS * DAY_MS) {
    throw new Problem('tickets.wrong_day', { fields: [{ path: 'until', code: 'wrong_day' }] })
  }
  return new Date(then)
}

export const resumeTicket = (ctx: Ctx, input: SolveInput): Promise<TicketRow> =>
  command(ctx, 'resume', input, () => ({ event: ticketEvents.resumed }))

/** An unassigned ticket is assigned to the person who solves it. */
export const resolveTicket = (ctx: Ctx, input: SolveTicket): Promise<TicketRow> =>
  command(ctx, 'resolve', input, async (ticket, tx) => {
    await sentDraft(ctx, tx, input)
    return {
      event: ticketEvents.resolved,
      set: { assignee_id: ticket.assignee_id ?? ctx.actor.id, wakes_at: await remindsAt(tx.db, ctx.clock.now()) },
      said: await postMessage(ctx, tx, ticket.id, { kind: 'solution', body: input.body, attachments: input.attachments }),
    }
  })

export const confirmTicket = (ctx: Ctx, input: SolveInput): Promise<TicketRow> =>
  command(ctx, 'confirm', input, () => ({ event: ticketEvents.confirmed }))

export const rejectSolution = (ctx: Ctx, input: SolveTicket): Promise<TicketRow> =>
  command(ctx, 'reject', input, async (ticket, tx) => {
    await sentDraft(ctx, tx, input)
    return {
      event: ticketEvents.rejected,
      said: await postMessage(ctx, tx, ticket.id, { kind: 'reply', body: input.body, attachments: input.attachments }),
    }
  })

export const closeTicket = (ctx: Ctx, input: CloseTicket): Promise<TicketRow> =>
  command(ctx, 'close', input, () => ({ event: ticketEvents.closed, detail: { reason: input.reason } }))

export const withdrawTicket = (ctx: Ctx, input: SolveInput): Promise<TicketRow> =>
  command(ctx, 'withdraw', input, (ticket) => {
    if (ticket.answered_at) throw new Problem('wrong_state')
    return { event: ticketEvents.withdrawn }
  })

export const reopenTicket = (ctx: Ctx, input: ReopenTicket): Promise<TicketRow> =>
  command(ctx, 'reopen', input, async (ticket, tx) => {
    const over = (ticket.closed_at?.getTime() ?? 0) + REOPEN_DAYS * DAY_MS <= ctx.clock.now().getTime()
    if (over && !can.reopen_late(ctx.actor, ticket)) throw new Problem('tickets.reopen_over')
    return { event: ticketEvents.reopened, said: await maySay(ctx, tx, ticket.id, input) }
  })

/** A working day before the ticket closes by itself the requester is asked once more; nothing when it never does. */
async function remindsAt(db: Queryable, now: Date): Promise<Date | null> {
  const { calendar, ticketCloseDays } = await readWorkingDays(db)
  return ticketCloseDays === 0 ? null : workingDay(calendar, now, ticketCloseDays - 1)
}

/** When it closes, counted from the solution. */
export async function lapsesAt(db: Queryable, remindedAt: Date): Promise<Date | null> {
  const { calendar, ticketCloseDays } = await readWorkingDays(db)
  return ticketCloseDays === 0 ? null : workingDay(calendar, remindedAt, 1)
}

function workingDay(calendar: Parameters<typeof addWorkingDays>[0], from: Date, days: number): Date | null {
  const at = addWorkingDays(calendar, toSeconds(from), days)
  return at === null ? null : new Date(at * 1000)
}
