import { MAX_ABSENCES } from '@diwan/contract/away/limits'
import { isWorkingDay, offsetAt, type WorkingCalendar } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { DelegatedRow } from '../../approvals/public.ts'
import { workBeside, type ShownSpan } from '../../calendar/public.ts'

export interface Found {
  readonly spans: readonly ShownSpan[]
  readonly delegated: readonly DelegatedRow[]
}

interface FoundAbsence {
  readonly fromDay: string
  readonly untilDay: string
  readonly fromTime: string | null
  readonly untilTime: string | null
  /** The record that says so; a delegation has none. */
  readonly objectId: string | null
  readonly coverId: string | null
}

/**
 * The absences of each person between two days. A delegation names the cover of the absences on its days; without one, it is an absence
 * itself.
 */
export function absencesOf(
  calendar: WorkingCalendar,
  { spans, delegated }: Found,
  { from, to }: { readonly from: string; readonly to: string },
): Map<string, FoundAbsence[]> {
  const delegations = Map.groupBy(delegated, ({ from_user }) => from_user)
  const absences = Map.groupBy(spans, ({ person_id }) => person_id)
  const people = new Set([...absences.keys(), ...delegations.keys()])
  return new Map(
    [...people].map((person) => {
      const own = delegations.get(person) ?? []
      const found = (absences.get(person) ?? []).map((span) => absenceOf(calendar, span, own))
      const others = own
        .filter((delegation) => !found.some((absence) => overlap(absence, daysOf(delegation))))
        .map((delegation) => ({
          ...daysOf(delegation),
          fromTime: null,
          untilTime: null,
          objectId: null,
          coverId: delegation.to_user,
        }))
      const sorted = [...found, ...others].filter((one) => overlap(one, { fromDay: from, untilDay: to }))
      return [person, sorted.toSorted((a, b) => (a.fromDay < b.fromDay ? -1 : 1)).slice(0, MAX_ABSENCES)] as const
    }),
  )
}

interface Days {
  readonly fromDay: string
  readonly untilDay: string
}

const overlap = (one: Days, other: Days): boolean => one.fromDay <= other.untilDay && other.fromDay <= one.untilDay

const daysOf = ({ from_day, until_day }: DelegatedRow): Days => ({ fromDay: from_day, untilDay: until_day })

/** A clock time is named where the person works some hours of the first or the last day. */
function absenceOf(
  calendar: WorkingCalendar,
  { object_id, starts, ends }: ShownSpan,
  delegations: readonly DelegatedRow[],
): FoundAbsence {
  const { zone } = calendar
  const [from, until] = [toSeconds(starts), toSeconds(ends)]
  const { firstDay, lastDay, isEarlier, isLater } = workBeside(calendar, from, until)
  const days = { fromDay: firstDay, untilDay: lastDay }
  const cover = delegations.find((delegation) => overlap(days, daysOf(delegation)))
  const isWhole = !isEarlier && !isLater
  return {
    ...days,
    fromTime: isEarlier || (!isWhole && days.fromDay === days.untilDay) ? clockAt(zone, from) : null,
    untilTime: isLater || (!isWhole && days.fromDay === days.untilDay) ? clockAt(zone, until) : null,
    objectId: object_id,
    coverId: cover?.to_user ?? null,
  }
}

const clockAt = (zone: string, seconds: number): string =>
  new Date((seconds + offsetAt(zone, seconds)) * 1000).toISOString().slice(11, 16)

/** Counts for each day how many of these people are away; on a day off nobody is missed. */
export const countByDay = (
  calendar: WorkingCalendar,
  days: readonly string[],
  people: readonly (readonly FoundAbsence[])[],
): number[] =>
  days.map((day) =>
    isWorkingDay(calendar, day)
      ? people.filter((absences) => absences.some((one) => overlap(one, { fromDay: day, untilDay: day }))).length
      : 0,
  )
