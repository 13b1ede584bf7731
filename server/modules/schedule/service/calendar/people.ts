import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { scheduleCalendar } from '@diwan/contract/schedule/endpoints/calendar'
import { MAX_CALENDAR_PEOPLE, MAX_CALENDAR_SPANS } from '@diwan/contract/schedule/limits/calendar'
import type { CalendarSpan, PeopleCalendar } from '@diwan/contract/schedule/schemas/calendar'
import { addDays } from '@diwan/core/hijri'
import { startOfDay } from '@diwan/core/working-calendar'
import type { Ctx } from '../../../../kit/portal.ts'
import { readDelegated } from '../../../approvals/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { maySeeAmong, personsOf } from '../../../users/public.ts'
import { hoursOf } from './hours.ts'
import { presentTimes, readTimes, type CalendarKinds } from './spans.ts'

const MOST = MAX_CALENDAR_PEOPLE * MAX_CALENDAR_SPANS

/** The times of some people. Whom the caller may not see is left out; what the caller may not open has a state alone. */
export async function openPeople(
  ctx: Ctx,
  { ids, ...days }: InputOf<typeof scheduleCalendar.people>,
  kinds: CalendarKinds,
): Promise<PeopleCalendar> {
  const { calendar } = await readWorkingDays(ctx.db)
  const seen = new Set(await maySeeAmong(ctx, ids))
  const people = ids.filter((id) => seen.has(id))
  const [times, delegated, persons] = await Promise.all([
    readTimes(ctx, people, days, MOST + 1),
    readDelegated(ctx.db, people, days),
    personsOf(ctx, people),
  ])
  const isCut = times.length > MOST
  const shown = times.slice(0, MOST)
  const spans = await presentTimes(ctx, calendar, shown, kinds)
  const delegations = delegated.map(({ from_user, from_day, until_day }) => ({
    person: from_user,
    span: daysAway(calendar.zone, from_day, until_day),
  }))
  return {
    items: persons.map((person) => {
      const own = spans.filter((_span, at) => shown[at]?.person_id === person.id)
      const away = delegations.filter((one) => one.person === person.id).map(({ span }) => span)
      return {
        person,
        spans: [...away, ...own].slice(0, MAX_CALENDAR_SPANS),
        more: isCut || away.length + own.length > MAX_CALENDAR_SPANS,
      }
    }),
    ...hoursOf(calendar, days),
  }
}

/** Somebody who has delegated is away, whatever for. */
const daysAway = (zone: string, from: string, to: string): CalendarSpan => ({
  state: 'away',
  startsAt: startOfDay(zone, from),
  endsAt: startOfDay(zone, addDays(to, 1)),
  days: { from, to },
  record: null,
})
