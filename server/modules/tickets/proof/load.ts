import { documentFromText } from '@diwan/core/document'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { staffChannel, ticketChannel, ticketEvents } from '@diwan/contract/tickets/events'
import { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { Person } from '@diwan/contract/users/schemas/person'
import type { CommandEffect, Draw, Load } from '../../../testing/load.ts'
import type { TestPerson } from '../../../testing/people.ts'

interface Open {
  readonly id: string
  readonly requesterId: string
  readonly groupId: string
  /** How often somebody wrote in it: a thread stays shorter than its first page. */
  said: number
  readonly turn: number
}

const MAX_SAID = 30
const INNER = 'ملاحظة داخلية'
let opened: Open[] = []

const isTech = ({ role }: TestPerson): boolean => role === 'TECH'
const chosen = <T>(from: readonly T[], dice: () => number): T | undefined => from[Math.floor(dice() * from.length)]

/** Of those one may write in: one, counted as written in. */
function oneOf({ person, cast, dice }: Draw): Open | undefined {
  const open = chosen(
    opened.filter((one) => one.said < MAX_SAID && mayRead(person, one, cast.groupOf(person.id))),
    dice,
  )
  if (open) open.said += 1
  return open
}

const mayRead = (person: TestPerson, { requesterId, groupId }: Open, group: string | undefined): boolean =>
  isTech(person) ? groupId === group : requesterId === person.id

const message = (key: string, audience: string, also = '') => `
  select right(m.text, 36) as key
  from messages m
  join tickets t on t.id = m.object_id
  join objects o on o.id = t.id and o.kind = 'ticket' and o.short_id is not null
  join search_entries s on s.object_id = t.id and s.part = m.id
  where right(m.text, 36) = any(${key}) and m.audience = '${audience}' ${also}`

/** The requester and the assignee; a person assigned since may have been notified as well. */
const concerned: CommandEffect['told'] = (fact, { requester_id, group_id }, cast) => {
  const assignee = Person.nullable().parse(fact.detail['assignee'])
  const must = [requester_id, assignee?.id].filter((id) => typeof id === 'string' && id !== fact.actorId)
  return { must: must.map(String), may: cast.agentsOf(group_id) }
}

const create: CommandEffect = {
  name: 'tickets.create',
  endpoint: tickets.create,
  refusals: [],
  draw: async ({ person, key, dice, cast }) => {
    const to = chosen(cast.groups, dice)
    if (isTech(person) || !to || dice() < 0.5) return null
    const words = { subject: `تعطّل ${key}`, body: documentFromText(`نص ${key}`, 'rtl') }
    return { ...words, departmentId: to.parentId, groupId: to.id }
  },
  acknowledged: (answer, { person }) => {
    const { id, group } = Ticket.parse(answer)
    opened.push({ id, requesterId: person.id, groupId: group.id, said: 1, turn: opened.length })
  },
  traces: (id) => [{ event: ticketEvents.created.name, channels: [ticketChannel(id)] }],
  found: message('$1::text[]', 'public', 'and right(t.subject, 36) = right(m.text, 36)'),
  told: (_fact, { group_id }, cast) => ({ must: cast.agentsOf(group_id), may: [] }),
}

const reply: CommandEffect = {
  name: 'tickets.reply',
  endpoint: tickets.reply,
  refusals: ['wrong_state'],
  draw: async (of) => {
    const open = oneOf(of)
    return open ? { id: open.id, body: documentFromText(`رد ${of.key}`, 'rtl') } : null
  },
  traces: (id) => [{ event: ticketEvents.replied.name, channels: [ticketChannel(id)] }],
  found: message('$1::text[]', 'public'),
  told: concerned,
}

const note: CommandEffect = {
  name: 'tickets.note',
  endpoint: tickets.note,
  refusals: [],
  draw: async (of) => {
    const open = isTech(of.person) ? oneOf(of) : undefined
    return open ? { id: open.id, body: documentFromText(`${INNER} ${of.key}`, 'rtl') } : null
  },
  traces: (id) => [{ event: ticketEvents.noted.name, channels: [staffChannel(id)] }],
  found: message('$1::text[]', 'staff'),
  told: () => ({ must: [], may: [] }),
}

const close: CommandEffect = {
  name: 'tickets.close',
  endpoint: ticketCommands.close,
  refusals: ['wrong_state', 'changed_meanwhile'],
  draw: async (of) => {
    const open = !isTech(of.person) && of.dice() < 0.1 ? oneOf(of) : undefined
    if (!open) return null
    const { ticket } = await of.look(tickets.open, { id: open.id })
    return { id: open.id, version: ticket.version, reason: 'solved' }
  },
  traces: (id) => [{ event: ticketEvents.closed.name, channels: [ticketChannel(id)] }],
  found: `select h.request_id::text as key from history h join tickets t on t.id = h.object_id and t.status = 'CLOSED'
          where h.request_id = any($1::uuid[])`,
  told: concerned,
}

/** Some of the tickets are followed, those of a person spread over the cycle: a socket has room for a hundred channels. */
const isFollowed = ({ turn }: Open): boolean => turn % 3 === 0 && turn < 90

export const ticketLoad: Load = {
  module: 'tickets',
  effects: [create, reply, note, close],
  begin: () => void (opened = []),
  standing: 'select id, requester_id, group_id from tickets where id = any($1::uuid[])',
  readable: (person, cast) =>
    opened.filter((one) => isFollowed(one) && mayRead(person, one, cast.groupOf(person.id))).map(({ id }) => id),
  channels: () => opened.flatMap(({ id }) => [ticketChannel(id), staffChannel(id)]),
  inner: INNER,
}
