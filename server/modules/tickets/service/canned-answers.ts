import { ticketAnswerEvents } from '@diwan/contract/tickets/events'
import { insertObject } from '../../../kit/record/objects.ts'
import { cannedAnswersOf } from '../../canned/public.ts'
import { CANNED } from '../topics.ts'

export const ticketCanned = cannedAnswersOf({
  module: 'tickets',
  insert: (db, by, at) => insertObject(db, { kind: 'ticket_answer', by, at }),
  events: ticketAnswerEvents,
  topic: CANNED,
})
