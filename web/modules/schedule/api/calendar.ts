import { scheduleCalendar } from '@diwan/contract/schedule/endpoints/calendar'
import { queryOptions } from '@tanstack/react-query'
import type { LiveLists } from '../../../kit/follow.ts'
import { query } from '../../../kit/queries.ts'

export interface Days {
  readonly from: string
  readonly to: string
}

/** The last answer is shown at once and fetched again. */
const again = { refetchOnMount: 'always' } as const
/** The times of other people are in no list that this reader follows. */
const RENEWED_MS = 60_000

export const calendarQueries = {
  all: () => ['schedule', 'calendar'] as const,
  own: (days: Days) =>
    queryOptions({ queryKey: [...calendarQueries.all(), 'own', days], ...query(scheduleCalendar.own, days), ...again }),
  people: (days: Days, ids: readonly string[]) =>
    queryOptions({
      queryKey: [...calendarQueries.all(), 'people', days, ids],
      ...query(scheduleCalendar.people, { ...days, ids: ids.join(',') }),
      ...again,
      refetchInterval: RENEWED_MS,
    }),
}

/** Lists of the records that a calendar shows. */
export const calendarLists: LiveLists = {
  topics: ['tasks', 'quickTasks', 'permissions', 'tickets', 'notes', 'training', 'schedule'],
  lists: () => [calendarQueries.all()],
}
