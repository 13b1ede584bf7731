import { dayToSeconds, DAY_SECONDS } from '@diwan/core/hijri'
import { z } from 'zod'
import { Day, Uuid } from '../../kit/ids.ts'
import { exportFields, filterFields } from '../../kit/list-schemas.ts'
import { Person } from '../../users/schemas/person.ts'
import { MAX_REPORT_DAYS, MAX_REPORT_ROWS } from '../limits.ts'
import { ticketReport } from '../list.ts'
import { REPORT_CALENDARS, REPORT_GROUPS, REPORT_STEPS } from '../vocabulary.ts'

/** Days are those of the reader's zone; `calendar` is that of the months. */
const asked = z.strictObject({
  ...filterFields(ticketReport),
  from: Day,
  to: Day,
  by: z.enum(REPORT_GROUPS).default('group'),
  step: z.enum(REPORT_STEPS).default('day'),
  calendar: z.enum(REPORT_CALENDARS).default('gregory'),
})

const daysOf = ({ from, to }: { from: string; to: string }) => (dayToSeconds(to) - dayToSeconds(from)) / DAY_SECONDS + 1
const isOrdered = (range: { from: string; to: string }) => daysOf(range) >= 1
const isShort = (range: { from: string; to: string }) => daysOf(range) <= MAX_REPORT_DAYS
const reversed = { error: 'date_from_after_date_to', path: ['to'] }
const tooLong = { error: 'too_many_days', path: ['to'] }

export const TicketReportQuery = asked.refine(isOrdered, reversed).refine(isShort, tooLong)
/** By its steps of time, or by what the table adds up by. */
export const TicketReportExport = asked
  .extend({ ...exportFields, table: z.enum(['steps', 'rows']).default('rows') })
  .refine(isOrdered, reversed)
  .refine(isShort, tooLong)

const Count = z.int().min(0)
/** Working seconds; null where nothing was answered or solved. */
const Median = z.int().min(0).nullable()
const Figures = z.object({
  created: Count,
  answered: Count,
  solved: Count,
  reopened: Count,
  answer: Median,
  solution: Median,
})
export type ReportFigures = z.infer<typeof Figures>

/** One step of time; `backlog` is what was open at its end, and `working` whether anybody worked in it. */
const Point = Figures.extend({ from: Day, to: Day, backlog: Count, working: z.boolean() })
export type ReportPoint = z.infer<typeof Point>

/** `id` is null for tickets without an assignee or a template. `open` counts what is open now. */
const Row = Figures.extend({
  id: Uuid.nullable(),
  nameAr: z.string(),
  nameEn: z.string(),
  person: Person.nullable(),
  open: Count,
})
export type ReportRow = z.infer<typeof Row>

export const TicketReport = z.object({
  points: z.array(Point).max(MAX_REPORT_DAYS),
  rows: z.array(Row).max(MAX_REPORT_ROWS),
  /** There are further rows. */
  more: z.boolean(),
  total: Figures.extend({ open: Count }),
})
export type TicketReport = z.infer<typeof TicketReport>
