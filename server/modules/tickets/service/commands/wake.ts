import { ticketChannel, ticketEvents } from '@diwan/contract/tickets/events'
import { PORTAL } from '../../../../kit/access/actor.ts'
import type { Ctx, Portal } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { write } from '../../../../kit/record/write.ts'
import { lockTicket, readDueTickets } from '../../queries/tickets.ts'
import { applyChange, type Moving } from './command.ts'
import { lapsesAt } from './solve.ts'

const BATCH = 100

/** What the portal does at its own hour: it ends waits, reminds of solutions and closes what nobody objected to. */
export async function wakeTickets(portal: Portal): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  for (;;) {
    const due = await readDueTickets(portal.db, portal.clock.now(), BATCH)
    for (const id of due) await write(ctx, (tx) => wake(ctx, tx, id))
    if (due.length < BATCH) return
  }
}

/** Under its lock it is looked at again: two workers wake it once. */
async function wake(ctx: Ctx, tx: Tx, id: string): Promise<null> {
  const ticket = (await lockTicket(tx.db, PORTAL, id)) as Moving | undefined
  if (!ticket?.wakes_at || ticket.wakes_at > ctx.clock.now() || ticket.deleted_at) return sleep(tx, ticket)
  if (ticket.status === 'PENDING') {
    await applyChange(ctx, tx, ticket, 'OPEN', { event: ticketEvents.resumed })
  } else if (ticket.status === 'DONE' && ticket.reminded_at) {
    await applyChange(ctx, tx, ticket, 'CLOSED', { event: ticketEvents.lapsed })
  } else if (ticket.status === 'DONE') {
    await remind(ctx, tx, ticket)
  } else await sleep(tx, { ...ticket, deleted_at: ctx.clock.now() })
  return null
}

/** A deleted ticket, or one whose status moved on, has nothing to wake for. */
async function sleep(tx: Tx, ticket: Moving | undefined): Promise<null> {
  if (ticket?.deleted_at) await tx.db.updateTable('tickets').set({ wakes_at: null }).where('id', '=', ticket.id).execute()
  return null
}

async function remind(ctx: Ctx, tx: Tx, ticket: Moving): Promise<void> {
  const reminded_at = ctx.clock.now()
  const wakes_at = await lapsesAt(tx.db, reminded_at)
  await tx.db.updateTable('tickets').set({ reminded_at, wakes_at }).where('id', '=', ticket.id).execute()
  tx.record(ticketEvents.reminded, { id: ticket.id }, { object: ticket.id, channels: [ticketChannel(ticket.id)] })
}
