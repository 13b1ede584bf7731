import { cannedAnswerEvents } from '@diwan/contract/support/events'
import { insertObject } from '../../../kit/record/objects.ts'
import { cannedAnswersOf } from '../../canned/public.ts'
import { CANNED } from '../topics.ts'

export const supportAnswers = cannedAnswersOf({
  module: 'support',
  insert: (db, by, at) => insertObject(db, { kind: 'canned_answer', by, at }),
  events: cannedAnswerEvents,
  topic: CANNED,
})
