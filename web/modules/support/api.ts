import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { support } from '@diwan/contract/support/endpoints/support'
import { cannedAnswers } from '@diwan/contract/support/endpoints/canned-answers'
import { inquiryCommands as commands } from '@diwan/contract/support/endpoints/commands'
import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import type { Person } from '@diwan/contract/users/schemas/person'
import { infiniteQueryOptions, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { renewsWhenMade } from '../actions/public.ts'
import { call } from '../../kit/call.ts'
import { caughtUp } from '../../kit/caught-up.ts'
import type { LiveLists } from '../../kit/follow.ts'
import { pages, query } from '../../kit/queries.ts'
import { session } from '../../kit/session.ts'
import { registerWrite } from '../../kit/write.ts'
import { registerCanned } from '../canned/public.ts'
import { activityQueries } from '../life/public.ts'
import { colleagues } from '../people/public.ts'

export type InquiryFilter = SentInputOf<typeof support.count>
export type InquiryAsked = Omit<SentInputOf<typeof support.list>, 'after' | 'limit'>

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

export const supportQueries = {
  all: () => ['support'] as const,
  lists: () => [...supportQueries.all(), 'list'] as const,
  counts: () => [...supportQueries.all(), 'count'] as const,
  list: (asked: InquiryAsked) =>
    infiniteQueryOptions({ queryKey: [...supportQueries.lists(), asked], ...pages(support.list, asked), ...again }),
  count: (filter: InquiryFilter) =>
    queryOptions({ queryKey: [...supportQueries.counts(), filter], ...query(support.count, filter), ...again }),
  queues: () =>
    queryOptions({ queryKey: [...supportQueries.counts(), 'queues'], ...query(support.counts, { view: 'queue' }), ...again }),
  open: (id: string) =>
    queryOptions({
      queryKey: [...supportQueries.all(), 'open', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(support.open, { id }, { signal })),
      ...again,
    }),
  assignees: (id: string, text: string) => ({
    queryKey: [...supportQueries.all(), 'assignees', id, text] as readonly unknown[],
    queryFn: async (): Promise<readonly Person[]> => (await call(commands.assignees, { id, text })).items,
  }),
  /** Colleagues of the directory, to narrow the list by. */
  people: colleagues,
  /** Others of the same asker that are still open. */
  mergeable: ({ id, asker }: Pick<Inquiry, 'id' | 'asker'>) => ({
    queryKey: [...supportQueries.lists(), 'mergeable', id] as readonly unknown[],
    queryFn: async (): Promise<readonly Inquiry[]> => {
      const { items } = await call(support.list, { queue: 'open', ...(asker && { askerId: asker.id }) })
      return items.filter((one) => one.id !== id && one.asker?.id === asker?.id)
    },
  }),
}

export const supportLists: LiveLists = {
  topics: ['support'],
  lists: () => [supportQueries.lists(), supportQueries.counts()],
}

type Writing = { input: { id: string } }
/** What a change of one inquiry makes old. */
export const inquiryQueriesOf = (id: string): readonly QueryKey[] => [
  supportQueries.open(id).queryKey,
  activityQueries.of(id).queryKey,
  ...supportLists.lists(),
]
const ofOne = ({ input: { id } }: Writing) => inquiryQueriesOf(id)

registerWrite(support.create, {
  renews: supportLists.lists(),
  says: ({ shortId }) => ['support', 'done_created', { shortId }],
})

const moving = [
  [commands.assign, 'done_assigned'],
  [commands.settle, 'done_closed'],
  [commands.close, 'done_closed'],
  [commands.spam, 'done_spam'],
  [commands.merge, 'done_merged'],
  [commands.plan, 'done_planned'],
] as const

for (const [endpoint, done] of moving as readonly (readonly [typeof commands.close, (typeof moving)[number][1]])[]) {
  registerWrite(endpoint, {
    renews: ofOne,
    done: showInquiry,
    says: ({ shortId, assignee }) => {
      const mine = done === 'done_assigned' && assignee?.id === session()?.metadata.id
      return ['support', mine ? 'done_taken' : done, { shortId }]
    },
  })
}

export function showInquiry(client: QueryClient, inquiry: Inquiry): void {
  client.setQueryData(supportQueries.open(inquiry.id).queryKey, (held) => held && { ...held, inquiry })
}

renewsWhenMade((id) => ofOne({ input: { id } }))

export const supportCanned = registerCanned('support', cannedAnswers)
