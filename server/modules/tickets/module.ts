import { ticketEvents } from '@diwan/contract/tickets/events'
import type { FileReaders, Module, Tell } from '../../kit/module.ts'
import { readPlaceOf } from './queries/attachments.ts'
import { membersOf } from '../units/public.ts'
import { can } from './access.ts'
import { readableTickets, readReachOf, readConcerned, readGroupOf, readTicketName } from './queries/tickets.ts'
import { countTemplatesIn, relocateTemplates } from './queries/templates.ts'
import { countInGroups, followDepartment, relocateTickets } from './queries/units.ts'
import { routes } from './routes.ts'
import { explainTicket } from './service/explain.ts'
import { requeueReaction } from './jobs.ts'
import { heardBy } from './topics.ts'

const path = (id: string) => `/ticket-thread/${id}`

const toGroup: Tell['recipients'] = async ({ db }, { objectId }) => {
  const ticket = await readGroupOf(db, objectId)
  return ticket ? membersOf(db, [ticket.group_id]) : []
}

const toConcerned: Tell['recipients'] = ({ db }, { objectId }) => readConcerned(db, objectId)

const named: Tell['params'] = async ({ db }, { objectId }) => {
  const { short_id, subject } = await readTicketName(db, objectId)
  return { shortId: short_id ?? '', subject }
}

/** Whoever reads the message: a note's files are for whoever may read notes (H4). */
const mayReadFile: FileReaders[string] = async ({ db }, caller, ticketId, fileId) => {
  const place = caller && (await readPlaceOf(db, fileId))
  if (!caller || place?.ticket_id !== ticketId) return false
  const [row] = await readableTickets(db, caller, [ticketId])
  return row !== undefined && can.view(caller, row) && (place.kind === 'reply' || can.internal_note(caller, row))
}

export const ticketsModule: Module = {
  name: 'tickets',
  routes,
  topics: heardBy,
  reactions: (portal) => [requeueReaction(portal)],
  files: { attachment5: mayReadFile },
  inUnits: [
    { kind: 'ticket', flag: 'tickets.view', count: countInGroups, follow: followDepartment, relocate: relocateTickets },
    {
      kind: 'ticket_template',
      flag: 'tickets.templates', // held for all of them or for none: no unit carries it
      count: countTemplatesIn,
      follow: () => Promise.resolve(), // the department is always the one above the group
      relocate: relocateTemplates,
    },
  ],
  kinds: [
    {
      kind: 'ticket',
      readable: async ({ db }, actor, ids) =>
        (await readableTickets(db, actor, ids)).filter((row) => can.view(actor, row)).map(({ id }) => id),
      readers: async ({ db }, people, id) => {
        const standing = await readReachOf(db, id)
        return standing ? people.filter((person) => can.view(person, standing(person))) : []
      },
      explain: explainTicket,
    },
  ],
  channels: [
    {
      prefix: 'ticket',
      module: 'tickets',
      mayFollow: async ({ db }, actor, channel) => {
        const [, id = '', part] = /^ticket:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(:staff)?$/.exec(channel) ?? []
        const [row] = id ? await readableTickets(db, actor, [id]) : []
        return row !== undefined && can.view(actor, row) && (part === undefined || can.internal_note(actor, row))
      },
    },
  ],
  tells: {
    [ticketEvents.created.name]: { recipients: toGroup, params: named, path },
    [ticketEvents.replied.name]: { recipients: toConcerned, params: named, path },
    [ticketEvents.closed.name]: { recipients: toConcerned, params: named, path },
  },
}
