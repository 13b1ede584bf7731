import { MAX_AWAY_UNITS } from '@diwan/contract/away/limits'
import { addDays } from '@diwan/core/hijri'
import { weekOf } from '@diwan/core/calendar-days'
import { isUuid } from '@diwan/core/identifiers'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useOrganisation } from '../../kit/environment.ts'
import { useToday } from '../../kit/use-today.ts'

const WEEK = 7

/** The part of time and the units that are shown, kept in the address. */
export function useAwayAddress(phone: boolean) {
  const today = useToday()
  const weekStart = useOrganisation()?.weekStart ?? 0
  const asked: { weeks?: unknown; day?: unknown; units?: unknown } = useSearch({ strict: false })
  const weeks = asked.weeks === 1 || asked.weeks === 2 ? asked.weeks : phone ? 1 : 2
  const day = typeof asked.day === 'string' && /^(19|20|21)\d\d-\d\d-\d\d$/.test(asked.day) ? asked.day : today
  const units = typeof asked.units === 'string' ? asked.units.split(',').filter(isUuid).slice(0, MAX_AWAY_UNITS) : []
  const from = weekOf(day, weekStart)
  const navigate = useNavigate()
  const put = (some: object) => void navigate({ to: '.', search: (now: object) => ({ ...now, ...some }), replace: true })
  return {
    today,
    weeks,
    units,
    mayAdd: units.length < MAX_AWAY_UNITS,
    days: Array.from({ length: weeks * WEEK }, (_, at) => addDays(from, at)),
    toToday: () => put({ day: undefined }),
    step: (way: 1 | -1) => put({ day: addDays(from, way * weeks * WEEK) }),
    showWeeks: (count: number) => put({ weeks: count }),
    showUnits: (ids: readonly string[]) => put({ units: ids.length === 0 ? undefined : ids.join(',') }),
  }
}
