import { detailOf, type Change } from '@diwan/contract/kit/event'
import { inquiryEvents, type Moved } from '@diwan/contract/support/events'
import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'

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
    const moved = detailOf(one, change)
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
