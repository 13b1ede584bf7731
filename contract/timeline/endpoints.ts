import { z } from 'zod'
import { endpoint, signedIn } from '../kit/endpoint.ts'
import { fileAnswer } from '../kit/file-answer.ts'
import { Day } from '../kit/ids.ts'
import { CALENDARS_A_MINUTE, MAX_TIMELINE_DAYS } from './limits.ts'
import { BarPage, CalendarQuery, DaysQuery, TimelineQuery } from './schemas.ts'

const of = { access: signedIn, method: 'GET' } as const

export const timeline = {
  list: endpoint({
    ...of,
    name: 'timeline.list',
    summary:
      'What has dates between two days and is assigned to the caller, or all that they may see: of every kind that lies on a timeline.',
    path: '/api/timeline',
    input: TimelineQuery,
    output: BarPage,
  }),
  daysOff: endpoint({
    ...of,
    name: 'timeline.daysOff',
    summary: 'The days between two days on which the organisation does not work: weekends and holidays.',
    path: '/api/timeline/days-off',
    input: DaysQuery,
    output: z.object({ items: z.array(Day).max(MAX_TIMELINE_DAYS + 1) }),
  }),
  calendar: endpoint({
    ...of,
    name: 'timeline.calendar',
    summary: 'The same timeline as a calendar file (ICS), whole days.',
    path: '/api/timeline/calendar',
    input: CalendarQuery,
    output: fileAnswer,
    file: 'out',
    perMinute: CALENDARS_A_MINUTE,
  }),
}
