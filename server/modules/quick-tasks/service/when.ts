import { weekStartOf } from '@diwan/core/countries'
import { weekdayOf } from '@diwan/core/calendar-days'
import { anchored, nextOf, type Counting, type Recurrence } from '@diwan/core/recurrence'
import { dayIn, instantOf, isHoliday } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { remind, unremind } from '../../reminders/public.ts'
import { presentShown, readOrganisation, readWorkingDays } from '../../settings/public.ts'
import type { QuickTaskReach } from '../queries/quick-task.ts'

/** The day it is where the person is. */
export const todayOf = ({ actor, clock }: Pick<Ctx, 'actor' | 'clock'>): string =>
  dayIn(actor.reading.zone, toSeconds(clock.now()))

interface When {
  readonly day: string | null
  readonly time: string | null
  readonly repeat: Recurrence | null
}

/** Without a day there is no time; what repeats begins today where nothing else is said, and counts from its day. */
export function whenOf(ctx: Pick<Ctx, 'actor' | 'clock'>, { day, time, repeat }: When): When {
  const begins = day ?? (repeat || time ? todayOf(ctx) : null)
  return { day: begins, time, repeat: repeat && begins ? anchored(repeat, begins, { hijri: ctx.actor.reading.hijri }) : null }
}

/** The day on which it comes next, once it is done today. */
export async function nextDay(ctx: Ctx, db: Queryable, rule: Recurrence, day: string): Promise<string> {
  return nextOf(rule, day, todayOf(ctx), await countingOf(ctx, db))
}

async function countingOf({ actor }: Ctx, db: Queryable): Promise<Counting> {
  const [{ calendar }, organisation] = [await readWorkingDays(db), await readOrganisation(db)]
  const weekend: readonly number[] = calendar.weekend
  return {
    hijri: actor.reading.hijri,
    weekStart: organisation ? presentShown(organisation).weekStart : weekStartOf('SA'),
    isWorkingDay: (day) => !weekend.includes(weekdayOf(day)) && !isHoliday(calendar, day),
  }
}

type Due = Pick<QuickTaskReach, 'id' | 'created_by' | 'day' | 'time' | 'remind' | 'done_at'>

/** Its person is reminded at its time, as long as that is to come and it is not done. */
export async function keepReminder(ctx: Ctx, tx: Tx, row: Due): Promise<void> {
  const of = { object: row.id, user: row.created_by }
  const at = row.remind && !row.done_at && row.day && row.time ? instantOf(ctx.actor.reading.zone, row.day, row.time) : undefined
  if (at !== undefined && at > toSeconds(ctx.clock.now())) await remind(ctx, tx, { ...of, at: new Date(at * 1_000) })
  else await unremind(ctx, tx, of)
}
