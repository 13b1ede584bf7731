import { endpoint, flag } from '../../kit/endpoint.ts'
import { CalendarQuery, OwnCalendar, PeopleCalendar, PeopleQuery } from '../schemas/calendar.ts'

export const scheduleCalendar = {
  own: endpoint({
    name: 'schedule.calendar',
    summary: 'The times and the dated records of the caller between two days, with the working hours of the organisation.',
    module: 'schedule',
    access: flag('schedule', 'enter'),
    method: 'GET',
    path: '/api/schedule/calendar',
    input: CalendarQuery,
    output: OwnCalendar,
  }),
  /** All who find a person in the directory see when the person is busy or away. */
  people: endpoint({
    name: 'schedule.peopleCalendar',
    summary: 'When some people are busy or away between two days; what for, where the caller may open the record.',
    module: 'schedule',
    access: flag('users', 'view'),
    method: 'GET',
    path: '/api/schedule/calendar/people',
    input: PeopleQuery,
    output: PeopleCalendar,
  }),
}
