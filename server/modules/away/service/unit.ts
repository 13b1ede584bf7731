import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { away } from '@diwan/contract/away/endpoints'
import { MAX_COUNTED } from '@diwan/contract/away/limits'
import type { UnitAbsences, UnitsToday } from '@diwan/contract/away/schemas'
import { addDays } from '@diwan/core/hijri'
import { dayIn, isHoliday, startOfDay, type WorkingCalendar } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readDelegated } from '../../approvals/public.ts'
import { readSpans } from '../../calendar/public.ts'
import { seenRecords, type Kinds } from '../../links/public.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { departmentOfPerson, seenUnit } from '../../units/public.ts'
import { idsOfUnit, peopleOfUnit, personsOf } from '../../users/public.ts'
import { absencesOf, countByDay, type Found } from './absences.ts'

/** A page of the people of a unit, with the absences that this caller may know of. */
export async function openUnit(
  ctx: Ctx,
  { unitId, from, to, ...page }: InputOf<typeof away.unit>,
  kinds: Kinds,
): Promise<UnitAbsences> {
  const { db, actor } = ctx
  const { calendar } = await readWorkingDays(db)
  const days = daysOf(from, to)
  const holidays = days.filter((day) => isHoliday(calendar, day))
  const id = unitId ?? (await departmentOfPerson(db, actor.id))
  if (id === null) return { unit: null, people: { count: 0, more: false }, counts: [], holidays, items: [], next: null }
  const unit = await seenUnit(db, actor, id)
  if (!unit) throw new Problem('not_found')
  const [ids, { items, next }] = await Promise.all([idsOfUnit(ctx, id, MAX_COUNTED + 1), peopleOfUnit(ctx, id, page)])
  const counted = ids.slice(0, MAX_COUNTED)
  const found = await readFound(ctx, calendar, [...new Set([...counted, ...items.map((person) => person.id)])], { from, to })
  const absences = absencesOf(calendar, found, { from, to })
  const shown = items.flatMap((person) => absences.get(person.id) ?? [])
  const [records, covers] = await Promise.all([
    seenRecords(ctx, [...new Set(shown.flatMap(({ objectId }) => objectId ?? []))], kinds),
    personsOf(ctx, [...new Set(shown.flatMap(({ coverId }) => coverId ?? []))]),
  ])
  const byRecord = new Map(records.map(({ id: record, title, path }) => [record, { title, path }]))
  return {
    unit,
    people: { count: Math.min(ids.length, COUNT_LIMIT), more: ids.length > COUNT_LIMIT },
    counts: countByDay(
      calendar,
      days,
      counted.map((one) => absences.get(one) ?? []),
    ),
    holidays,
    items: items.map((person) => ({
      person,
      absences: (absences.get(person.id) ?? []).map(({ objectId, coverId, ...absence }) => ({
        ...absence,
        cover: covers.find((one) => one.id === coverId) ?? null,
        record: byRecord.get(objectId ?? '') ?? null,
      })),
    })),
    next,
  }
}

/** Sums the units up: a person who belongs to several of them is counted once. */
export async function countUnitsToday(ctx: Ctx, { ids }: InputOf<typeof away.unitsToday>): Promise<UnitsToday> {
  const { db, actor } = ctx
  const { calendar } = await readWorkingDays(db)
  const own = ids === undefined ? await departmentOfPerson(db, actor.id) : null
  const unitIds = ids === undefined ? (own === null ? [] : [own]) : [...new Set(ids.split(','))]
  const seen = await Promise.all(unitIds.map((id) => seenUnit(db, actor, id)))
  if (seen.some((unit) => !unit)) throw new Problem('not_found')
  const members = await Promise.all(unitIds.map((id) => idsOfUnit(ctx, id, MAX_COUNTED)))
  const people = [...new Set(members.flat())]
  const day = dayIn(calendar.zone, toSeconds(ctx.clock.now()))
  const absences = absencesOf(calendar, await readFound(ctx, calendar, people, { from: day, to: day }), { from: day, to: day })
  const [count = 0] = countByDay(
    calendar,
    [day],
    people.map((id) => absences.get(id) ?? []),
  )
  return { away: count, people: people.length }
}

function daysOf(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

interface Days {
  readonly from: string
  readonly to: string
}

async function readFound({ db }: Ctx, { zone }: WorkingCalendar, people: readonly string[], { from, to }: Days): Promise<Found> {
  const at = (day: string) => new Date(startOfDay(zone, day) * 1000)
  const [spans, delegated] = await Promise.all([
    readSpans(db, { people, from: at(from), to: at(addDays(to, 1)) }),
    readDelegated(db, people, { from, to }),
  ])
  return { spans: spans.filter(({ kind }) => kind === 'away'), delegated }
}
