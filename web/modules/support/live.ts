import { heard, type Change } from '@diwan/contract/kit/event'
import { inquiryEvents, type Moved } from '@diwan/contract/support/events'
import type { Inquiry, OpenInquiry } from '@diwan/contract/support/schemas'
import { follow } from '../../kit/follow.ts'
import { supportQueries } from './api.ts'

/** Every command that moves an inquiry carries the same detail. */
const moves = [
  inquiryEvents.assigned,
  inquiryEvents.requeued,
  inquiryEvents.asked,
  inquiryEvents.answered,
  inquiryEvents.replied,
  inquiryEvents.settled,
  inquiryEvents.closed,
  inquiryEvents.lapsed,
  inquiryEvents.converted,
  inquiryEvents.merged,
  inquiryEvents.planned,
  inquiryEvents.released,
]

function heardMove(change: Change): Moved | undefined {
  for (const one of moves) {
    const moved = heard(one, change)
    if (moved) return moved
  }
  return undefined
}

/** Folds a change into an inquiry that is held. Hearing it twice, or late, changes nothing. */
export function foldInquiry(inquiry: Inquiry, change: Change): Inquiry {
  const moved = heardMove(change)
  if (!moved || moved.id !== inquiry.id || moved.version <= inquiry.version) return inquiry
  const { status, version, updatedDate, closedDate, reason, assignee, fixedIn } = moved
  return { ...inquiry, status, version, updatedDate, closedDate, reason, assignee, fixedIn }
}

/** An open inquiry; what was said is fetched when something happened. The end is fetched too: its reason differs by reader. */
export const inquiryLive = follow({
  topic: 'support',
  open: supportQueries.open,
  fold: (held: OpenInquiry, change) => ({ ...held, inquiry: foldInquiry(held.inquiry, change) }),
  refetchWhen: (before, after) =>
    before.inquiry.assignee?.id !== after.inquiry.assignee?.id ||
    (before.inquiry.status !== after.inquiry.status && after.inquiry.status === 'CLOSED'),
  renews: ({ detail }) => (typeof detail['id'] === 'string' ? [supportQueries.thread(detail['id']).queryKey] : []),
})
