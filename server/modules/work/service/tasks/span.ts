import { spanAfter, type WorkingSpan } from '@diwan/core/working-span'
import { addDays } from '@diwan/core/hijri'
import { dayIn, isWorkingDay, type WorkingCalendar } from '@diwan/core/working-calendar'
import { MAX_DURATION } from '@diwan/contract/work/limits'
import type { TaskFields } from '@diwan/contract/work/schemas/tasks'
import type { Queryable } from '../../../../kit/db/database.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { readWorkingDays } from '../../../settings/public.ts'

const LONGEST = 3_650

const wrong = (path: string, code: string) => new Problem('invalid_input', { fields: [{ path, code }] })

type Dates = Pick<TaskFields, 'startDate' | 'dueDate' | 'duration'>

type Span = { start_date: string | null; due_date: string | null; duration: number | null }
interface Origin {
  readonly past?: boolean | undefined
}

/**
 * Two of beginning, end and working days are edited, the third follows the calendar of the organisation. A new date is today or later.
 * Nothing where none of them is asked for. `past`: the days of what was begun elsewhere.
 */
export async function spanOf(
  ctx: Ctx,
  db: Queryable,
  was: WorkingSpan,
  dates: Dates,
  origin: Origin = {},
): Promise<Span | undefined> {
  return isDated(dates) ? spanIn(ctx, (await readWorkingDays(db)).calendar, was, dates, origin) : undefined
}

export const isDated = ({ startDate, dueDate, duration }: Dates): boolean =>
  startDate !== undefined || dueDate !== undefined || duration !== undefined

/** The same by a calendar that was read. */
export function spanIn(
  ctx: Pick<Ctx, 'clock'>,
  calendar: WorkingCalendar,
  was: WorkingSpan,
  { startDate, dueDate, duration }: Dates,
  { past = false }: Origin = {},
): Span {
  const today = past ? '' : dayIn(calendar.zone, toSeconds(ctx.clock.now()))
  if (startDate && startDate !== was.start && startDate < today) throw wrong('startDate', 'date_past')
  if (dueDate && dueDate !== was.end && dueDate < today) throw wrong('dueDate', 'date_past')
  if (startDate && dueDate && startDate > dueDate) throw wrong('dueDate', 'date_from_after_date_to')
  if (startDate && dueDate && dueDate > addDays(startDate, LONGEST)) throw wrong('dueDate', 'date_outside_range')
  const now = {
    ...(startDate !== undefined && { start: startDate }),
    ...(dueDate !== undefined && { end: dueDate }),
    ...(duration !== undefined && { days: duration }),
  }
  const span = spanAfter((day) => isWorkingDay(calendar, day), was, now)
  if (span.start && span.end && span.start > span.end) throw wrong('dueDate', 'date_from_after_date_to')
  if (span.days !== null && span.days > MAX_DURATION) throw wrong('dueDate', 'date_outside_range')
  return { start_date: span.start, due_date: span.end, duration: span.days }
}
