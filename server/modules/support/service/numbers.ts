import { support } from '@diwan/contract/support/endpoints/support'
import { InquiryCountQuery } from '@diwan/contract/support/schemas/list'
import type { NumberedList } from '../../../kit/module.ts'
import { countersOf, resolved } from '../queries/list.ts'

/** What waits for support, and what a person has asked. */
export const numberedInquiries: NumberedList = {
  module: 'support',
  flag: 'view',
  list: support.list,
  queries: {
    'support.open': { view: 'queue', queue: 'open' },
    'support.new': { view: 'queue', queue: 'new' },
    'support.mine': { view: 'queue', queue: 'mine' },
    'support.asked': { view: 'asked', queue: 'open' },
  },
  count: async (ctx, queries) =>
    countersOf(ctx, await Promise.all(queries.map((query) => resolved(ctx, InquiryCountQuery.parse(query))))),
}
