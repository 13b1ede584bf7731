import { requestApprovalEvents, requestEvents } from '@diwan/contract/schedule/events/permissions'
import type { OpenRequest, Request } from '@diwan/contract/schedule/schemas/permissions'
import { detailOf, type Change } from '@diwan/contract/kit/event'
import { useMemo } from 'react'
import { follow, useFollow, useFollowLists } from '../../../kit/follow.ts'
import { requestQueries } from '../api/permissions.ts'

/** Applies a change to an open request. Hearing it twice, or late, changes nothing. */
export function foldRequest(request: Request, change: Change): Request {
  const ended = detailOf(requestEvents.canceled, change) ?? detailOf(requestEvents.ended, change)
  if (!ended || ended.id !== request.id || ended.version <= request.version) return request
  const { status, version } = ended
  return {
    ...request,
    status,
    version,
    can: { ...request.can, edit: false, cancel: false, revoke: false, decide: false, cancelApproval: false },
  }
}

/** Changes of the steps, of the decisions and of a draft are fetched. */
const fetched = new Set<string>([
  ...Object.values(requestApprovalEvents).map(({ name }) => name),
  ...[requestEvents.saved, requestEvents.submitted, requestEvents.discarded, requestEvents.canceled, requestEvents.ended].map(
    ({ name }) => name,
  ),
])

export const requestLive = follow({
  topic: 'permissions',
  lists: () => [requestQueries.lists()],
  open: requestQueries.open,
  fold: (opened: OpenRequest, change) => ({ ...opened, request: foldRequest(opened.request, change) }),
  refetchWhen: (_before, _after, change) => fetched.has(change.event),
})

/** With the hints of its lists: a decision that has not taken effect is told in no channel. */
export function useFollowRequest(id: string): void {
  useFollow(requestLive, id)
  useFollowLists(useMemo(() => ({ topics: ['permissions'], lists: () => [requestQueries.open(id).queryKey] }), [id]))
}
