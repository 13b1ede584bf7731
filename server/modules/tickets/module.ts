import { TALK_PRESENCE } from '@diwan/contract/talk/vocabulary'
import { MessageRef, templateEvents, ticketAnswerEvents, ticketEvents } from '@diwan/contract/tickets/events'
import { ar } from '@diwan/contract/tickets/words.ar'
import { en } from '@diwan/contract/tickets/words.en'
import { Person } from '@diwan/contract/users/schemas/person'
import type { FileReader, Module, NotificationRule } from '../../kit/module.ts'
import { searchableTickets } from './queries/entries.ts'
import { isAnswer } from '../fields/public.ts'
import { toPerson } from '../people/public.ts'
import { readMessageOfFile } from '../talk/public.ts'
import { membersOf } from '../units/public.ts'
import { can } from './access.ts'
import {
  forgetTickets,
  readableTickets,
  readReachOf,
  readConcerned,
  readGroupOf,
  readStanding,
  readTicketName,
} from './queries/tickets.ts'
import { countTemplatesIn, relocateTemplates } from './queries/templates.ts'
import { countInGroups, followDepartment, relocateTickets } from './queries/units.ts'
import { routes } from './routes.ts'
import { readersOf } from './service/mentions.ts'
import { customizedTickets } from './service/custom.ts'
import { explainTicket } from './service/explain.ts'
import { sharedTickets } from './service/shared-tickets.ts'
import { ticketAsSource } from './service/source.ts'
import { ticketsOnTimeline } from './service/bars.ts'
import { ticketOfThis } from './service/make.ts'
import { numberedTickets } from './service/numbers.ts'
import { ticketActivity } from './service/activity.ts'
import { linkedTickets } from './service/links.ts'
import { savedTicketLists } from './service/saved-lists.ts'
import { firstTicket, ticketWidgets, waitingTickets } from './service/widgets.ts'
import { deskWidgets } from './service/report/desk-widgets.ts'
import { ticketForPerson } from './service/assignable.ts'
import { ticketFinder } from './service/search.ts'
import { templateReverts } from './service/templates/reverts.ts'
import { requeueReaction } from './jobs.ts'
import { measureOldTickets } from './service/report/keep-measures.ts'
import { ticketRuns } from './service/bulk.ts'
import { wakeTickets } from './service/commands/wake.ts'
import { loadTickets } from './seed/load/tickets.ts'
import { seedTickets } from './seed/sample.ts'
import { heardBy } from './topics.ts'

const path = (id: string) => `/ticket-thread/${id}`

const toGroup: NotificationRule['recipients'] = async ({ db }, { objectId }) => {
  const ticket = await readGroupOf(db, objectId)
  return ticket ? membersOf(db, [ticket.group_id]) : []
}

const toRequester: NotificationRule['recipients'] = async ({ db }, { objectId }) => {
  const { requester_id } = await readStanding(db, objectId)
  return [requester_id]
}

/** The requester is told of what somebody else opened in the name of both. */
const toGroupAndRequester: NotificationRule['recipients'] = async (portal, fact) => [
  ...(await toGroup(portal, fact)),
  ...(await toRequester(portal, fact)),
]

const toConcerned: NotificationRule['recipients'] = ({ db }, { objectId }) => readConcerned(db, objectId)

/** Those who are called by name in it hear that instead. */
const toConcernedUncalled: NotificationRule['recipients'] = async (portal, fact) => {
  const called = new Set(MessageRef.safeParse(fact.detail['message']).data?.mentioned)
  return (await toConcerned(portal, fact)).filter((id) => !called.has(id))
}

const toMentioned: NotificationRule['recipients'] = async (portal, { objectId, detail }) => {
  const { kind, people } = ticketEvents.mentioned.detail.parse(detail)
  return (await readersOf(portal, objectId, kind, people)).map(({ id }) => id)
}

const toAssignee: NotificationRule['recipients'] = async ({ db }, { objectId }) => {
  const { assignee_id } = await readStanding(db, objectId)
  return assignee_id ? [assignee_id] : []
}

/** Those who get it, had it, and asked. */
const toAssigned: NotificationRule['recipients'] = async ({ db }, { objectId, detail }) => {
  const { requester_id } = await readStanding(db, objectId)
  return [assigneeOf(detail)?.id, typeof detail['was'] === 'string' ? detail['was'] : undefined, requester_id].filter(
    (id) => id !== undefined,
  )
}

const assigneeOf = (detail: Record<string, unknown>) => Person.nullable().catch(null).parse(detail['assignee'])

/** It concerns a whole group: the queue shows it, no mail has to. */
const ofGroup: NotificationRule['channels'] = { mail: 'off' }

const subjectParams: NotificationRule['params'] = async ({ db }, { objectId }) => {
  const { short_id, subject } = await readTicketName(db, objectId)
  return { shortId: short_id ?? '', subject }
}

/** Those who read the message, or the answers of the request: a note's files are for those who may read notes (H4). */
const mayReadFile: FileReader = async ({ db }, caller, ticketId, fileId) => {
  const [row] = caller ? await readableTickets(db, caller, [ticketId]) : []
  if (!caller || !row || !can.view(caller, row)) return false
  const place = await readMessageOfFile(db, fileId)
  if (!place) return isAnswer(db, ticketId, fileId)
  return place.object_id === ticketId && (place.audience !== 'staff' || can.internal_note(caller, row))
}

/** Assigned to oneself is taken: the words have a sentence of that context. */
const assigned: NotificationRule['params'] = async (portal, fact) => {
  const assignee = assigneeOf(fact.detail)
  return {
    ...(await subjectParams(portal, fact)),
    assignee: assignee?.fullName ?? '',
    ...(assignee && assignee.id === fact.actorId && { context: 'self' }),
  }
}

export const manifest: Module = {
  name: 'tickets',
  words: { ar, en },
  objects: ['ticket', 'ticket_template', 'ticket_answer'],
  events: [...Object.values(ticketEvents), ...Object.values(templateEvents), ...Object.values(ticketAnswerEvents)],
  routes,
  topics: heardBy,
  reverts: templateReverts,
  reactions: (portal) => [requeueReaction(portal)],
  forget: (_portal, { db }, ids) => forgetTickets(db, ids),
  files: { ticket: mayReadFile },
  searchable: [searchableTickets],
  numbers: [numberedTickets],
  widgets: [...ticketWidgets, ...deskWidgets],
  waiting: waitingTickets,
  firstSteps: [firstTicket],
  shared: [sharedTickets],
  actions: [ticketOfThis],
  customized: [customizedTickets],
  savedLists: savedTicketLists,
  offersWithPerson: [ticketForPerson],
  found: [ticketFinder.found],
  onTimeline: [ticketsOnTimeline],
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
      endsBy: [ticketEvents.confirmed, ticketEvents.closed, ticketEvents.lapsed, ticketEvents.withdrawn].map(({ name }) => name),
      readable: async ({ db }, actor, ids) =>
        (await readableTickets(db, actor, ids)).filter((row) => can.view(actor, row)).map(({ id }) => id),
      readers: async ({ db }, people, id) => {
        const standing = await readReachOf(db, id)
        return standing ? people.filter((person) => can.view(person, standing(person))) : []
      },
      explain: explainTicket,
      linked: linkedTickets,
      source: ticketAsSource,
      activity: ticketActivity,
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
      presence: { order: TALK_PRESENCE, outer: ['replying'] },
    },
  ],
  seed: seedTickets,
  load: { most: 1_000_000, insert: loadTickets },
  backgroundJobs: [ticketRuns.backgroundJob],
  everyMinute: async (portal) => {
    await wakeTickets(portal)
    await measureOldTickets(portal)
  },
  notifications: {
    [ticketEvents.created.name]: { recipients: toGroupAndRequester, params: subjectParams, path, channels: ofGroup },
    [ticketEvents.replied.name]: { recipients: toConcernedUncalled, params: subjectParams, path },
    [ticketEvents.assigned.name]: {
      recipients: toAssigned,
      params: assigned,
      path,
      reason: ({ detail }, userId) => (assigneeOf(detail)?.id === userId ? 'assigned' : undefined),
    },
    [ticketEvents.transferred.name]: { recipients: toGroup, params: subjectParams, path, channels: ofGroup },
    [ticketEvents.unassigned.name]: { recipients: toGroup, params: subjectParams, path, channels: ofGroup },
    [ticketEvents.waiting.name]: { recipients: toRequester, params: subjectParams, path },
    [ticketEvents.resumed.name]: { recipients: toAssignee, params: subjectParams, path },
    [ticketEvents.resolved.name]: { recipients: toConcerned, params: subjectParams, path },
    [ticketEvents.confirmed.name]: { recipients: toConcerned, params: subjectParams, path },
    [ticketEvents.rejected.name]: { recipients: toConcerned, params: subjectParams, path },
    [ticketEvents.closed.name]: { recipients: toConcerned, params: subjectParams, path },
    [ticketEvents.lapsed.name]: { recipients: toConcerned, params: subjectParams, path },
    [ticketEvents.withdrawn.name]: { recipients: toConcerned, params: subjectParams, path },
    [ticketEvents.reopened.name]: { recipients: toConcerned, params: subjectParams, path },
    [ticketEvents.reminded.name]: { recipients: toRequester, params: subjectParams, path },
    [ticketEvents.mentioned.name]: { recipients: toMentioned, params: subjectParams, path, reason: () => 'mention' },
    [ticketEvents.joined.name]: { recipients: toPerson, params: subjectParams, path },
  },
}
