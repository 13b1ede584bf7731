import { DAY_SECONDS, dayToSeconds } from '@diwan/core/hijri'
import { z } from 'zod'
import { Day, Seconds, uuids, Uuid } from '../../kit/ids.ts'
import { ITEM_TYPES } from '../../kit/item-types.ts'
import { Bar } from '../../timeline/schemas.ts'
import { Person } from '../../users/schemas/person.ts'
import { MAX_CALENDAR_DAYS, MAX_CALENDAR_PEOPLE } from '../limits/calendar.ts'
import { CALENDAR_STATES } from '../vocabulary/calendar.ts'

const days = { from: Day, to: Day }
type Range = { from: string; to: string }
const inOrder = ({ from, to }: Range) => from <= to
const reversed = { error: 'date_from_after_date_to', path: ['to'] }
const isShort = ({ from, to }: Range) => dayToSeconds(to) - dayToSeconds(from) < MAX_CALENDAR_DAYS * DAY_SECONDS
const tooLong = { error: 'date_outside_range', path: ['to'] }

export const CalendarQuery = z.strictObject(days).refine(inOrder, reversed).refine(isShort, tooLong)
/** Ids of people with commas between them. */
export const PeopleQuery = z
  .strictObject({ ...days, ids: uuids(MAX_CALENDAR_PEOPLE) })
  .refine(inOrder, reversed)
  .refine(isShort, tooLong)

const Between = z.object({ from: Seconds, to: Seconds })

/** The time between two instants in which a person is busy, perhaps busy, or away. */
export const CalendarSpan = z.object({
  state: z.enum(CALENDAR_STATES),
  startsAt: Seconds,
  endsAt: Seconds,
  /** The days of the organisation whose working hours it covers, where it covers all of them. */
  days: z.object(days).nullable(),
  /** The record behind it, for readers who may open that. Others see only the state. */
  record: z
    .object({
      id: Uuid,
      kind: z.string(),
      type: z.enum(ITEM_TYPES),
      title: z.string(),
      path: z.string(),
      /** The number of the occurrence; 0 where the record has one time. */
      occurrence: z.int(),
      /** Whether this reader may give it another time. */
      movable: z.boolean(),
    })
    .nullable(),
})
export type CalendarSpan = z.infer<typeof CalendarSpan>

/** The hours of the organisation, as every view of these days shades them. */
const hours = {
  /** Working hours, Ramadan hours included, in the order of time. */
  working: z.array(Between),
  /** Days without a working hour: weekends and holidays. */
  daysOff: z.array(Day),
  holidays: z.array(Day),
}

export const OwnCalendar = z.object({
  spans: z.array(CalendarSpan),
  bars: z.array(Bar),
  /** The kinds that this reader may find here, whether or not any is on these days. */
  kinds: z.array(z.object({ kind: z.string(), type: z.enum(ITEM_TYPES) })),
  ...hours,
  /** There is more than one answer holds. */
  more: z.boolean(),
})
export type OwnCalendar = z.infer<typeof OwnCalendar>

export const PeopleCalendar = z.object({
  items: z.array(z.object({ person: Person, spans: z.array(CalendarSpan), more: z.boolean() })).max(MAX_CALENDAR_PEOPLE),
  ...hours,
})
export type PeopleCalendar = z.infer<typeof PeopleCalendar>
