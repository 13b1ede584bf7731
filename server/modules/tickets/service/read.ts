import type { Document } from '@diwan/core/document'
import { addDays } from '@diwan/core/hijri'
import { startOfDay } from '@diwan/core/working-calendar'
import { COUNT_LIMIT, type Counter } from '@diwan/contract/kit/page'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { tickets } from '@diwan/contract/tickets/endpoints'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import type { TicketFilter } from '@diwan/contract/tickets/schemas/list'
import { TICKET_QUEUES } from '@diwan/contract/tickets/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import { demand } from '../../../kit/access/demand.ts'
import { readCursor, writeCursor } from '../../../kit/http/cursor.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { positionsOf } from '../../../kit/record/channels.ts'
import { can } from '../access.ts'
import { presentPerson } from '../../users/public.ts'
import { presentEntry, presentTicket } from '../presenter.ts'
import { readMentioned } from '../queries/mentions.ts'
import { readParticipants } from '../queries/participants.ts'
import { readThreadRows } from '../queries/thread.ts'
import { countTickets, readTickets } from '../queries/list.ts'
import { readTicket } from '../queries/tickets.ts'
import { readAttachments } from '../queries/attachments.ts'
import { requestOf } from './templates/read.ts'

type Answer<E extends keyof typeof tickets> = Promise<OutputOf<(typeof tickets)[E]>>

export async function listTickets(ctx: Ctx, input: InputOf<typeof tickets.list>): Answer<'list'> {
  const cursor = readCursor(input.after, input.sort === 'priority' ? 'position' : 'instant')
  const found = await readTickets(ctx.db, ctx.actor, withDays(ctx.actor, input), cursor, input.limit + 1)
  const rows = found.slice(0, input.limit)
  const last = found.length > input.limit ? rows.at(-1) : undefined
  return { items: rows.map((row) => presentTicket(ctx.actor, row)), next: last ? writeCursor(last) : null }
}

export async function countListedTickets(ctx: Ctx, input: InputOf<typeof tickets.count>): Answer<'count'> {
  const [count = 0] = await countTickets(ctx.db, ctx.actor, [withDays(ctx.actor, input)], COUNT_LIMIT + 1)
  return counterOf(count)
}

export async function countQueues(ctx: Ctx, { view }: InputOf<typeof tickets.counts>): Answer<'counts'> {
  const queues = view === 'queue' ? TICKET_QUEUES : (['open', 'all'] as const)
  const lists = queues.map((queue) => ({ view, queue, state: 'open' }) as const)
  const counts = await countTickets(ctx.db, ctx.actor, lists, COUNT_LIMIT + 1)
  return { counts: Object.fromEntries(queues.map((queue, place) => [queue, counterOf(counts[place] ?? 0)])) }
}

const counterOf = (count: number): Counter => ({ count: Math.min(count, COUNT_LIMIT), more: count > COUNT_LIMIT })

/** Days begin and end where the reader is. */
export function withDays<F extends TicketFilter>(actor: Actor, { createdFrom, createdTo, ...rest }: F) {
  const at = (day: string) => new Date(startOfDay(actor.reading.zone, day) * 1000)
  return {
    ...rest,
    since: createdFrom === undefined ? undefined : at(createdFrom),
    until: createdTo === undefined ? undefined : at(addDays(createdTo, 1)),
  }
}

/** Positions are read before the record: what happens in between is heard twice and folded once, never missed. */
export async function openTicket(ctx: Ctx, { id }: { id: string }): Answer<'open'> {
  const positions = await positionsOf(ctx.db, [ticketChannel(id), staffChannel(id)])
  const row = await readTicket(ctx.db, ctx.actor, id)
  demand(can, 'view', ctx.actor, row)
  const staff = can.internal_note(ctx.actor, row)
  const participants = await readParticipants(ctx.db, id)
  return {
    ticket: presentTicket(ctx.actor, row),
    request: row.template_id === null ? null : await requestOf(ctx.db, row.id),
    participants: participants.map((one) => presentPerson(one.id, one.full_name, one.photo_id)),
    positions: positions.filter(({ channel }) => staff || channel !== staffChannel(id)),
  }
}

export async function readThread(ctx: Ctx, input: InputOf<typeof tickets.thread>): Answer<'thread'> {
  const row = await readTicket(ctx.db, ctx.actor, input.id)
  demand(can, 'view', ctx.actor, row)
  const withNotes = can.internal_note(ctx.actor, row)
  const found = await readThreadRows(ctx.db, row.id, withNotes, readCursor(input.after), input.limit + 1)
  const rows = found.slice(0, input.limit)
  const last = found.length > input.limit ? rows.at(-1) : undefined
  const said = rows.filter(({ event }) => event === null)
  const files = await readAttachments(
    ctx.db,
    said.map(({ id }) => id),
  )
  const names = await readMentioned(
    ctx.db,
    said.map(({ body }) => body as Document),
  )
  const items = rows.map((entry) => presentEntry(entry, files.get(entry.id) ?? [], names))
  return { items, next: last ? writeCursor(last) : null }
}
