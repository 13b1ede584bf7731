import { applicationEvents, opportunityApprovalEvents, opportunityEvents } from '@diwan/contract/opportunities/events'
import type { OpenApplication, OpenOpportunity } from '@diwan/contract/opportunities/schemas'
import { detailOf, type Change } from '@diwan/contract/kit/event'
import { follow } from '../../kit/follow.ts'
import { opportunityQueries } from './api.ts'

const namesOf = (events: Readonly<Record<string, { readonly name: string }>>) => Object.values(events).map(({ name }) => name)

/** Seats change at once; whatever else happens to an opportunity, it is fetched again. */
const { seated, ...others } = opportunityEvents
const fetched = new Set([...namesOf(others), ...namesOf(opportunityApprovalEvents)])

/** Hearing it twice, or late, changes nothing that is not fetched anyway. */
function foldSeats(opened: OpenOpportunity, change: Change): OpenOpportunity {
  const seats = detailOf(seated, change)
  if (!seats || seats.id !== opened.opportunity.id) return opened
  return { ...opened, opportunity: { ...opened.opportunity, taken: seats.taken, waiting: seats.waiting } }
}

export const opportunityLive = follow({
  topic: 'opportunity',
  lists: () => [opportunityQueries.lists()],
  open: opportunityQueries.open,
  fold: foldSeats,
  refetchWhen: (_before, _after, change) => fetched.has(change.event),
})

const ofApplication = new Set(namesOf(applicationEvents))

export const applicationLive = follow({
  topic: 'opportunity',
  lists: () => [opportunityQueries.lists()],
  open: opportunityQueries.application,
  fold: (opened: OpenApplication) => opened,
  refetchWhen: (_before, _after, change) => ofApplication.has(change.event),
})
