import { scheduleCalendar } from '@diwan/contract/schedule/endpoints/calendar'
import { route } from '../../../kit/http/route.ts'
import type { House } from '../../../kit/module.ts'
import { openCalendar } from '../service/calendar/own.ts'
import { openPeople } from '../service/calendar/people.ts'
import { calendarKinds } from '../service/calendar/spans.ts'

export function calendarRoutes(house: House) {
  const kinds = calendarKinds(house)
  return [
    route(scheduleCalendar.own, (ctx, input) => openCalendar(ctx, input, kinds)),
    route(scheduleCalendar.people, (ctx, input) => openPeople(ctx, input, kinds)),
  ]
}
