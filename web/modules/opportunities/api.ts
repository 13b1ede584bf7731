import type { Addressee } from '@diwan/contract/audience/schemas'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { applications, opportunity, opportunityDecisions } from '@diwan/contract/opportunities/endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { caughtUp } from '../../kit/caught-up.ts'
import type { LiveLists } from '../../kit/follow.ts'
import { pages, query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'
import { registerApproval } from '../approvals/public.ts'

export type OpportunityFilter = SentInputOf<typeof opportunity.count>
export type OpportunityAsked = Omit<SentInputOf<typeof opportunity.list>, 'after' | 'limit'>
export type ApplicationAsked = Omit<SentInputOf<typeof applications.list>, 'after' | 'limit'>

/** Shows the earlier answer at once and fetches it again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

export const opportunityQueries = {
  all: () => ['opportunity'] as const,
  lists: () => [...opportunityQueries.all(), 'list'] as const,
  list: (asked: OpportunityAsked) =>
    infiniteQueryOptions({ queryKey: [...opportunityQueries.lists(), asked], ...pages(opportunity.list, asked), ...again }),
  count: (filter: OpportunityFilter) =>
    queryOptions({ queryKey: [...opportunityQueries.lists(), 'count', filter], ...query(opportunity.count, filter), ...again }),
  applications: (asked: ApplicationAsked) =>
    infiniteQueryOptions({
      queryKey: [...opportunityQueries.lists(), 'applications', asked],
      ...pages(applications.list, asked),
      ...again,
    }),
  open: (id: string) =>
    queryOptions({
      queryKey: [...opportunityQueries.all(), 'open', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(opportunity.open, { id }, { signal })),
      ...again,
    }),
  application: (id: string) =>
    queryOptions({
      queryKey: [...opportunityQueries.all(), 'application', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(applications.open, { id }, { signal })),
      ...again,
    }),
  settings: () =>
    queryOptions({ queryKey: [...opportunityQueries.all(), 'settings'], ...query(opportunity.settings, {}), ...again }),
  addressees: (text: string) => ({
    queryKey: [...opportunityQueries.all(), 'addressees', text] as readonly unknown[],
    queryFn: async (): Promise<readonly Addressee[]> => (await call(opportunity.addressees, { q: text })).items,
  }),
}

export const opportunityLists: LiveLists = { topics: ['opportunity'], lists: () => [opportunityQueries.lists()] }

interface OfOne {
  readonly input: { readonly id: string }
}
/** The opportunity that was written, and the lists that may show it. */
const ofOne = ({ input: { id } }: OfOne) => [opportunityQueries.open(id).queryKey, ...opportunityLists.lists()]
/** An application changes the seats of its opportunity as well, which the answer does not name. */
const ofApplication = ({ input: { id } }: OfOne) => [
  opportunityQueries.application(id).queryKey,
  [...opportunityQueries.all(), 'open'],
  ...opportunityLists.lists(),
]

registerWrite(opportunity.create, { renews: opportunityLists.lists(), says: ['opportunities', 'created'] })
registerWrite(opportunity.change, { renews: ofOne, says: ['opportunities', 'changed'] })
registerWrite(opportunity.delete, { renews: opportunityLists.lists(), says: ['opportunities', 'didDelete'] })
registerWrite(opportunity.submit, { renews: ofOne, says: ['opportunities', 'didSubmit'] })
registerWrite(opportunity.revise, { renews: ofOne, says: ['opportunities', 'didRevise'] })
registerWrite(opportunity.cancel, { renews: ofOne, says: ['opportunities', 'didCancel'] })
registerWrite(opportunity.publish, {
  renews: ofOne,
  says: ({ status }) => ['opportunities', status === 'OPEN' ? 'didPublish' : 'didSchedule'],
})
registerWrite(opportunity.extend, { renews: ofOne, says: ['opportunities', 'didExtend'] })
registerWrite(opportunity.close, { renews: ofOne, says: ['opportunities', 'didClose'] })
registerWrite(opportunity.reopen, { renews: ofOne, says: ['opportunities', 'didReopen'] })
registerWrite(opportunity.changeSettings, {
  renews: [opportunityQueries.settings().queryKey],
  says: ['opportunities', 'didChangeSettings'],
})
registerWrite(applications.apply, { renews: ofOne, says: ['opportunities', 'didApply'] })
registerWrite(applications.withdraw, { renews: ofApplication, says: ['opportunities', 'didWithdraw'] })
registerWrite(applications.giveUp, { renews: ofApplication, says: ['opportunities', 'didGiveUp'] })
registerWrite(applications.acceptSeat, { renews: ofApplication, says: ['opportunities', 'didAcceptSeat'] })
registerWrite(applications.declineSeat, { renews: ofApplication, says: ['opportunities', 'didDeclineSeat'] })
registerWrite(applications.review, { renews: ofApplication, says: ['opportunities', 'didReview'] })
registerWrite(applications.release, { renews: ofApplication, says: ['opportunities', 'didRelease'] })
registerWrite(applications.decideMany, {
  renews: [opportunityQueries.all()],
  says: ({ items }) => {
    const count = items.filter(({ code }) => code === null).length
    return count === 0 ? undefined : ['opportunities', 'decidedMany', { count }]
  },
})
registerApproval(
  opportunityDecisions,
  (id) => [opportunityQueries.open(id).queryKey, ...opportunityLists.lists()],
  opportunityLists.lists(),
)
