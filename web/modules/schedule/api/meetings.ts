import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/call.ts'
import { caughtUp } from '../../../kit/caught-up.ts'
import type { LiveLists } from '../../../kit/follow.ts'
import { pages, query } from '../../../kit/queries.ts'
import { registerWrite } from '../../../kit/write.ts'

export type MeetingsAsked = Omit<SentInputOf<typeof meetings.list>, 'after' | 'limit'>
export type FreeBusyAsked = SentInputOf<typeof meetings.freeBusy>
export type FreeTimesAsked = SentInputOf<typeof meetings.freeTimes>

/** Shows the earlier answer at once and fetches it again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const
/** The times of other people are in no list that this reader follows. */
const RENEWED_MS = 60_000

export const meetingQueries = {
  all: () => ['meetings'] as const,
  lists: () => [...meetingQueries.all(), 'list'] as const,
  list: (asked: MeetingsAsked) =>
    infiniteQueryOptions({ queryKey: [...meetingQueries.lists(), asked], ...pages(meetings.list, asked), ...again }),
  opens: () => [...meetingQueries.all(), 'open'] as const,
  opened: (id: string) => [...meetingQueries.opens(), id] as const,
  open: (id: string, occurrence?: number) =>
    queryOptions({
      queryKey: [...meetingQueries.opened(id), occurrence ?? null],
      queryFn: async ({ queryKey, signal }) =>
        caughtUp(queryKey, await call(meetings.open, { id, ...(occurrence !== undefined && { occurrence }) }, { signal })),
      ...again,
    }),
  busy: () => [...meetingQueries.all(), 'busy'] as const,
  freeBusy: (asked: FreeBusyAsked) =>
    queryOptions({
      queryKey: [...meetingQueries.busy(), 'day', asked],
      ...query(meetings.freeBusy, asked),
      placeholderData: keepPreviousData,
      refetchInterval: RENEWED_MS,
      ...again,
    }),
  freeTimes: (asked: FreeTimesAsked) =>
    queryOptions({
      queryKey: [...meetingQueries.busy(), 'times', asked],
      ...query(meetings.freeTimes, asked),
      placeholderData: keepPreviousData,
      ...again,
    }),
}

export const meetingLists: LiveLists = {
  topics: ['schedule'],
  lists: () => [meetingQueries.lists(), meetingQueries.busy()],
}

const calendars = ['schedule', 'calendar'] as const
const ofAll = [...meetingLists.lists(), calendars]
const ofOne = ({ input: { id } }: { readonly input: { readonly id: string } }) => [meetingQueries.opened(id), ...ofAll]

registerWrite(meetings.plan, { renews: ofAll, says: ['schedule', 'didPlanMeeting'] })
registerWrite(meetings.change, { renews: ofOne, says: ['schedule', 'didChangeMeeting'] })
registerWrite(meetings.cancel, { renews: ofOne, says: ['schedule', 'didCancelMeeting'] })
registerWrite(meetings.answer, { renews: ofOne, says: ['schedule', 'didAnswerMeeting'] })
