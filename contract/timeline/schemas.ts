import { DEPENDENCY_KINDS } from '@diwan/core/dependencies'
import { DAY_SECONDS, dayToSeconds } from '@diwan/core/hijri'
import { z } from 'zod'
import { Day, Uuid } from '../kit/ids.ts'
import { ITEM_TYPES } from '../kit/item-types.ts'
import { pageInput } from '../kit/page.ts'
import { Person } from '../users/schemas/person.ts'
import { BARS_A_PAGE, MAX_TIMELINE_DAYS } from './limits.ts'
import { TIMELINE_SCOPES } from './vocabulary.ts'

/** Something with a beginning, an end, or both. With one of them it is shown on that day. */
export const Bar = z.object({
  id: Uuid,
  /** Of which kind of record: `task`. */
  kind: z.string(),
  type: z.enum(ITEM_TYPES),
  title: z.string(),
  path: z.string(),
  startDate: Day.nullable(),
  dueDate: Day.nullable(),
  /** On the clock of the reader, where it is due at a time of its day. */
  time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .nullish(),
  /** In percent, where it makes some. */
  progress: z.int().nullable(),
  done: z.boolean(),
  /** Who does it, where somebody does. */
  person: Person.nullable(),
  /** What it lies in: the list of a board, a project. */
  group: z.object({ id: Uuid, title: z.string() }).nullable(),
  /** What it waits for among the bars of its record, where it waits for any. */
  waitsFor: z.array(z.object({ id: Uuid, kind: z.enum(DEPENDENCY_KINDS) })).optional(),
  /** Whether this caller may move it. */
  movable: z.boolean(),
})
export type Bar = z.infer<typeof Bar>

export const BarPage = z.object({ items: z.array(Bar).max(BARS_A_PAGE), next: z.string().nullable() })
export type BarPage = z.infer<typeof BarPage>

const days = { from: Day, to: Day }
type Range = { from: string; to: string }
const inOrder = ({ from, to }: Range) => from <= to
const reversed = { error: 'date_from_after_date_to', path: ['to'] }
const isShort = ({ from, to }: Range) => dayToSeconds(to) - dayToSeconds(from) <= MAX_TIMELINE_DAYS * DAY_SECONDS
const tooLong = { error: 'date_outside_range', path: ['to'] }

/** Of one kind alone. */
const kind = z
  .string()
  .regex(/^[a-z_]{1,40}$/)
  .optional()
const barsInput = {
  after: pageInput.after,
  limit: z.coerce.number().int().min(1).max(BARS_A_PAGE).default(BARS_A_PAGE),
}
export const TimelineQuery = z
  .strictObject({ ...days, scope: z.enum(TIMELINE_SCOPES).default('mine'), kind, ...barsInput })
  .refine(inOrder, reversed)
  .refine(isShort, tooLong)
/** Of one record: all that lies in it and has a date. */
export const BarsQuery = z.strictObject({ id: Uuid, ...barsInput })

export const DaysQuery = z.strictObject(days).refine(inOrder, reversed).refine(isShort, tooLong)
export const CalendarQuery = z
  .strictObject({ ...days, scope: z.enum(TIMELINE_SCOPES).default('mine'), kind })
  .refine(inOrder, reversed)
  .refine(isShort, tooLong)
