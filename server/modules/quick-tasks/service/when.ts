import { anchored, following, type Recurrence } from '@diwan/core/recurrence'
import { instantOf } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { remind, unremind } from '../../reminders/public.ts'
import { countingOf } from '../../recurrence/public.ts'
import { todayOf } from '../queries/list.ts'
import type { QuickTaskReach } from '../queries/quick-task.ts'

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

/** The day on which it comes next, once it is done today, with the rule from there on; nothing where it has come to its end. */
export async function nextTime(ctx: Ctx, db: Queryable, rule: Recurrence, day: string) {
  return following(rule, day, todayOf(ctx), await countingOf(ctx, db))
}

type Due = Pick<QuickTaskReach, 'id' | 'created_by' | 'assignee_id' | 'day' | 'time' | 'remind' | 'done_at'>

/** The assignee, or else the author, is reminded at its time, as long as that is to come and it is not done. */
export async function keepReminder(ctx: Ctx, tx: Tx, row: Due): Promise<void> {
  const of = { object: row.id, user: row.assignee_id ?? row.created_by }
  const at = row.remind && !row.done_at && row.day && row.time ? instantOf(ctx.actor.reading.zone, row.day, row.time) : undefined
  if (at !== undefined && at > toSeconds(ctx.clock.now())) await remind(ctx, tx, { ...of, at: new Date(at * 1_000) })
  else await unremind(ctx, tx, of)
}
