import type { Document } from '@diwan/core/document'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import type { Audience } from '@diwan/contract/kit/audience'
import type { OpenTicket, Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { TICKET_QUEUES } from '@diwan/contract/tickets/vocabulary'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { can } from '../access.ts'
import { customOf, customOfAll } from '../../custom-fields/public.ts'
import { readPeople } from '../../people/public.ts'
import { firstUnread, raiseMarksTo, readMessage, readMessageFiles, unreadAmong } from '../../talk/public.ts'
import { presentPerson } from '../../users/public.ts'
import { readNames } from '../../writing/public.ts'
import { presentEntry, presentTicket } from '../presenter/ticket.ts'
import { readThreadRows } from '../queries/thread.ts'
import { countersOf, pageOfTickets, resolved } from '../queries/list.ts'
import { readTicket, type TicketRow } from '../queries/tickets.ts'
import { requestOf } from './templates/read.ts'

type Answer<E extends keyof typeof tickets> = Promise<OutputOf<(typeof tickets)[E]>>

export async function listTickets(ctx: Ctx, input: InputOf<typeof tickets.list>): Answer<'list'> {
  return pageOfTickets(ctx, await resolved(ctx, input), input, (rows) => presentList(ctx, rows))
}

async function presentList({ db, actor }: Ctx, rows: readonly TicketRow[]): Promise<Ticket[]> {
  const places = rows.flatMap((row) =>
    audiencesOf(can.internal_note(actor, row)).map((audience) => ({ objectId: row.id, audience })),
  )
  const unread = await unreadAmong(db, actor.id, places)
  const custom = await customOfAll(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...presentTicket(actor, row), unread: unread.has(row.id), custom: custom.get(row.id) ?? [] }))
}

export async function countListedTickets(ctx: Ctx, input: InputOf<typeof tickets.count>): Answer<'count'> {
  const [counter] = await countersOf(ctx, [await resolved(ctx, input)])
  return counter!
}

/** What an export of the same list would hold; what may be carried away but not seen stays. */
export async function countExportable(ctx: Ctx, input: InputOf<typeof tickets.exportable>): Answer<'exportable'> {
  const lists = [await resolved(ctx, input)]
  const [listed] = await countersOf(ctx, lists)
  const [exported] = await countersOf(ctx, lists, 'tickets.export')
  return { listed: listed!, exported: exported!.more || exported!.count > listed!.count ? listed! : exported! }
}

export async function countQueues(ctx: Ctx, { view }: InputOf<typeof tickets.counts>): Answer<'counts'> {
  const queues = view === 'queue' ? TICKET_QUEUES : (['open', 'all'] as const)
  const counters = await countersOf(
    ctx,
    queues.map((queue) => ({ view, queue, state: 'open' })),
  )
  return { counts: Object.fromEntries(queues.map((queue, place) => [queue, counters[place]])) }
}

export async function openTicket(ctx: Ctx, { id }: { id: string }): Answer<'open'> {
  const staff = { channel: staffChannel(id), may: ({ ticket }: OpenRecord) => ticket.can.internal_note }
  const { record, positions } = await opened(ctx, [ticketChannel(id), staff], () => readOpenTicket(ctx, id))
  return { ...record, positions }
}

type OpenRecord = Omit<OpenTicket, 'positions'>

async function readOpenTicket(ctx: Ctx, id: string): Promise<OpenRecord> {
  const row = await readTicket(ctx.db, ctx.actor, id)
  demand(can, 'view', ctx.actor, row)
  const participants = await readPeople(ctx.db, id)
  return {
    ticket: presentTicket(ctx.actor, row),
    request: row.template_id === null ? null : await requestOf(ctx.db, row.id),
    custom: await customOf(ctx.db, row.id),
    participants: participants.map((one) => presentPerson(one.id, one.full_name, one.photo_id)),
  }
}

export async function readThread(ctx: Ctx, input: InputOf<typeof tickets.thread>): Answer<'thread'> {
  const row = await readTicket(ctx.db, ctx.actor, input.id)
  demand(can, 'view', ctx.actor, row)
  const withNotes = can.internal_note(ctx.actor, row)
  const found = await readThreadRows(ctx.db, row.id, withNotes, readCursor(input.after), input.limit + 1)
  const { rows, next } = paged(found, input.limit)
  const said = rows.filter(({ event }) => event === null)
  const files = await readMessageFiles(
    ctx.db,
    said.map(({ id }) => id),
  )
  const names = await readNames(
    ctx.db,
    said.map(({ body }) => body as Document),
  )
  const items = rows.map((entry) => presentEntry(entry, files.get(entry.id) ?? [], names))
  const unread = input.after === undefined ? await firstUnread(ctx.db, ctx.actor.id, row.id, audiencesOf(withNotes)) : null
  return { items, next, unread }
}

const audiencesOf = (withNotes: boolean): Audience[] => (withNotes ? ['public', 'staff'] : ['public'])

/** A message the caller does not read is none to them. */
export async function readUpTo(ctx: Ctx, { id, messageId }: InputOf<typeof tickets.read>): Answer<'read'> {
  const row = await readTicket(ctx.db, ctx.actor, id)
  demand(can, 'view', ctx.actor, row)
  const audiences = audiencesOf(can.internal_note(ctx.actor, row))
  const message = await readMessage(ctx.db, row.id, messageId)
  if (!message || !audiences.includes(message.audience as Audience)) throw new Problem('not_found')
  await raiseMarksTo(ctx.db, ctx.actor.id, row.id, { audiences, messageId })
  return { done: true }
}
