import { MAX_CALENDAR_PEOPLE } from '@diwan/contract/schedule/limits/calendar'
import { isUuid } from '@diwan/core/identifiers'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useOrganisation } from '../../../kit/environment.ts'
import { oneOf } from '../../../kit/list/address.ts'
import { store, stored } from '../../../kit/stored-values.ts'
import { useToday } from '../../../kit/use-today.ts'
import { usePhone } from '../../../kit/widths.ts'
import { CALENDAR_VIEWS, rangeOf, stepped, titledDays, type CalendarView } from '../model/range.ts'

interface CalendarSearch {
  readonly view?: unknown
  readonly day?: unknown
  readonly hide?: unknown
  readonly people?: unknown
}

const KIND = /^[a-z_]{1,40}$/
const namesIn = (text: unknown): string[] => (typeof text === 'string' ? text.split(',').filter((one) => KIND.test(one)) : [])

/** The view, the day, the hidden kinds and the people, kept in the address; the view and the hidden kinds also for the next visit. */
export function useCalendarAddress() {
  const today = useToday()
  const phone = usePhone()
  const weekStart = useOrganisation()?.weekStart ?? 0
  const asked: CalendarSearch = useSearch({ strict: false })
  const kept = stored('calendar')
  const view = oneOf(CALENDAR_VIEWS, asked.view) ?? (phone ? 'agenda' : (oneOf(CALENDAR_VIEWS, kept?.['view']) ?? 'week'))
  const day = typeof asked.day === 'string' && /^(19|20|21)\d\d-\d\d-\d\d$/.test(asked.day) ? asked.day : today
  const hidden = new Set(namesIn(asked.hide ?? kept?.['hidden']))
  const people =
    typeof asked.people === 'string'
      ? asked.people
          .split(',')
          .filter(isUuid)
          .slice(0, MAX_CALENDAR_PEOPLE - 1)
      : []
  const navigate = useNavigate()
  const put = (some: object) => void navigate({ to: '.', search: (now: object) => ({ ...now, ...some }), replace: true })
  return {
    today,
    view,
    day,
    hidden,
    people,
    range: rangeOf(view, day, weekStart),
    titled: titledDays(view, day, weekStart),
    show: (next: CalendarView) => {
      store('calendar', { ...kept, view: next })
      put({ view: next })
    },
    toDay: (next: string) => put({ day: next === today ? undefined : next }),
    step: (way: 1 | -1) => put({ day: stepped(view, day, way) }),
    toggle: (kind: string) => {
      const next = [...hidden].filter((one) => one !== kind)
      if (!hidden.has(kind)) next.push(kind)
      const text = next.join(',')
      store('calendar', { ...kept, hidden: text })
      put({ hide: text })
    },
    showPeople: (ids: readonly string[]) => put({ people: ids.length === 0 ? undefined : ids.join(',') }),
  }
}
export type CalendarAddress = ReturnType<typeof useCalendarAddress>
