import { decisionInbox } from '@diwan/contract/approvals/endpoints'
import { WaitingCountQuery } from '@diwan/contract/approvals/schemas'
import type { ApprovedKind, NumberedList } from '../../../../kit/module.ts'
import { countInbox } from '../../../approvals/public.ts'

/** How many requests of all kinds wait for a person: the number of the inbox, which the screens of the schedule show. */
export const numberedDecisions = (kinds: () => readonly ApprovedKind[]): NumberedList => ({
  module: 'schedule',
  flag: 'enter',
  list: decisionInbox.waiting,
  queries: { 'schedule.decide': {} },
  count: (ctx, queries) => Promise.all(queries.map((query) => countInbox(kinds)(ctx, WaitingCountQuery.parse(query)))),
})
