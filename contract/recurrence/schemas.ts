import { z } from 'zod'
import { Day } from '../kit/ids.ts'
import { MAX_TIMES } from './limits.ts'

/** How something comes again, as `core/recurrence` reads it. */
export const Recurrence = z.strictObject({
  unit: z.enum(['day', 'week', 'month', 'year']),
  every: z.int().min(1).max(52),
  calendar: z.enum(['gregory', 'hijri']),
  weekdays: z.array(z.int().min(0).max(6)).min(1).max(7).optional(),
  /** −1 is the last day of the month. */
  monthDay: z.union([z.literal(-1), z.int().min(1).max(31)]).optional(),
  /** Several days of each month; the first of them is also its `monthDay`. */
  monthDays: z.array(z.int().min(1).max(31)).min(2).max(31).optional(),
  month: z.int().min(1).max(12).optional(),
  /** Which of its weekdays in a month, −1 the last. */
  place: z.union([z.literal(-1), z.int().min(1).max(4)]).optional(),
  workingDays: z.literal(true).optional(),
  /** One that falls on a day off is left out, or comes on the next working day. */
  daysOff: z.enum(['skip', 'next']).optional(),
  /** The last day on which it may come. */
  until: Day.optional(),
  /** How often it still comes, this time included. */
  count: z.int().min(1).max(MAX_TIMES).optional(),
  /** The day from which it is counted: the portal writes it. */
  from: Day.optional(),
})
export type Recurrence = z.infer<typeof Recurrence>
