import { DAY_SECONDS, dayToSeconds } from '@diwan/core/hijri'
import { z } from 'zod'
import { Day, Uuid } from '../kit/ids.ts'
import { Counter, pageInput } from '../kit/page.ts'
import { Unit } from '../units/schemas.ts'
import { Person } from '../users/schemas/person.ts'
import { MAX_ABSENCES, MAX_AWAY_ASKED, MAX_AWAY_DAYS, MAX_AWAY_UNITS, PEOPLE_A_PAGE } from './limits.ts'

/** Ids with commas between them. */
const ids = (most: number) =>
  z
    .string()
    .max(37 * most)
    .refine((text) => z.array(Uuid).max(most).safeParse(text.split(',')).success, 'invalid_format')

export const AwayQuery = z.strictObject({ ids: ids(MAX_AWAY_ASKED) })

/** The department of the caller when no unit is named. */
export const UnitsTodayQuery = z.strictObject({ ids: ids(MAX_AWAY_UNITS).optional() })
/** People of several units are counted once. */
export const UnitsToday = z.object({ away: z.int().min(0), people: z.int().min(0) })
export type UnitsToday = z.infer<typeof UnitsToday>

/** Somebody who is away today. */
export const Away = z.object({
  id: Uuid,
  /** The last day of the absence. */
  untilDay: Day,
  /** The active delegate, who decides for the person. */
  cover: Person.nullable(),
})
export type Away = z.infer<typeof Away>
export const AwayPeople = z.object({ items: z.array(Away).max(MAX_AWAY_ASKED) })
export type AwayPeople = z.infer<typeof AwayPeople>

const clock = z.string().regex(/^\d\d:\d\d$/)

export const Absence = z.object({
  fromDay: Day,
  untilDay: Day,
  /** Clock times of the organisation's zone; null where it begins or ends with the working day. */
  fromTime: clock.nullable(),
  untilTime: clock.nullable(),
  cover: Person.nullable(),
  /** The record behind it and the path to that, for readers who may open it. Others see only that the person is away. */
  record: z.object({ title: z.string(), path: z.string() }).nullable(),
})
export type Absence = z.infer<typeof Absence>

export const UnitQuery = z
  .strictObject({
    after: pageInput.after,
    limit: z.coerce.number().int().min(1).max(PEOPLE_A_PAGE).default(PEOPLE_A_PAGE),
    /** The department of the caller when it is absent. */
    unitId: Uuid.optional(),
    from: Day,
    to: Day,
  })
  .refine(({ from, to }) => from <= to, { error: 'date_from_after_date_to', path: ['to'] })
  .refine(({ from, to }) => dayToSeconds(to) - dayToSeconds(from) < MAX_AWAY_DAYS * DAY_SECONDS, {
    error: 'date_outside_range',
    path: ['to'],
  })

export const UnitAbsences = z.object({
  /** Null where the caller belongs to no department. */
  unit: Unit.nullable(),
  people: Counter,
  /** How many are away on each day that is asked for; nobody is counted on a day off. */
  counts: z.array(z.int().min(0)).max(MAX_AWAY_DAYS),
  holidays: z.array(Day).max(MAX_AWAY_DAYS),
  items: z.array(z.object({ person: Person, absences: z.array(Absence).max(MAX_ABSENCES) })).max(PEOPLE_A_PAGE),
  next: z.string().nullable(),
})
export type UnitAbsences = z.infer<typeof UnitAbsences>
