import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import type { TicketHit } from '@diwan/contract/tickets/schemas/search'
import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { PartTexts } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { customWords } from '../../custom-fields/public.ts'
import { wordsOfAnswers } from '../../fields/public.ts'
import { finder, type Hit, type Listing } from '../../find/public.ts'
import { can, reach } from '../access.ts'
import { messageOfPart } from '../../talk/public.ts'
import { messageKindOf, presentTicket } from '../presenter/ticket.ts'
import { fits, relationsOf, resolved, type TicketListQuery } from '../queries/list.ts'
import { readTicketsOf, type TicketReach, type TicketRow } from '../queries/tickets.ts'

/** Of a request what was filled in, of custom fields what they say, in the reader's language. */
const withAnswers: NonNullable<PartTexts['fill']> = async ({ db, actor }, rows) => {
  const answered = rows.filter(({ audience }) => audience === null).map(({ record }) => record)
  const filledIn = [...(await wordsOfAnswers(db, answered)), ...(await customWords(db, answered))]
  const sheets = new Map(filledIn.map((sheet) => [`${sheet.objectId} ${sheet.setId}`, sheet]))
  return rows.map((row) => {
    const sheet = row.audience === null ? sheets.get(`${row.record} ${row.id}`) : undefined
    return sheet ? { ...row, id: sheet.setId, text: sheet.words.map((word) => word[actor.language]).join(' · ') } : row
  })
}

export const ticketFinder = finder<TicketReach, TicketRow>({
  kind: 'ticket',
  module: 'tickets',
  table: 'tickets',
  sort: 'activity_at',
  reach,
  flag: 'tickets.view',
  parts: { public: 'tickets.view', staff: 'tickets.internal_note' },
  living: sql`record.deleted_at is null`,
  people: ['requester_id', 'assignee_id'],
  units: ['department_id', 'group_id'],
  read: async ({ db, actor }, ids) => (await readTicketsOf(db, actor, ids)).filter((row) => can.view(actor, row)),
  title: ({ subject }) => subject,
  texts: {
    join: messageOfPart(sql`entry.part`),
    id: sql`coalesce(message.id, entry.part)`,
    audience: sql`message.audience`,
    mark: sql`message.mark`,
    text: sql`coalesce(message.text, '')`,
    fill: withAnswers,
  },
  card: (_ctx, { id, short_id, status }) => ({ id, shortId: short_id, status, place: null, path: `/ticket-thread/${id}` }),
})

const listingOf = (actor: Actor, list: TicketListQuery): Listing => ({ where: fits(actor, list), only: relationsOf(actor, list) })

export async function searchTickets(ctx: Ctx, input: InputOf<typeof tickets.search>): Promise<OutputOf<typeof tickets.search>> {
  const { q, view, after, limit, first } = input
  const list = listingOf(ctx.actor, await resolved(ctx, input))
  const whole = listingOf(ctx.actor, { view, state: 'all' })
  const { hits, next, reading } = await ticketFinder.search(ctx, { q, list, whole, after, limit, first })
  return { items: hits.map((hit) => presentHit(ctx, hit)), next, reading }
}

const presentHit = ({ actor }: Ctx, { record, title, said }: Hit<TicketRow>): TicketHit => ({
  ticket: presentTicket(actor, record),
  subject: title,
  message: said && { ...said, kind: said.audience === null ? 'request' : messageKindOf(said) },
})
