import { REMIND_HOURS, REMIND_MINUTES } from '@diwan/contract/schedule/limits/appointments'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { remind, unremind } from '../../../reminders/public.ts'
import type { BookingReach } from '../../queries/appointments/bookings.ts'

/** Both sides are reminded so long before a booking begins. */
const BEFORE = [
  ['day', REMIND_HOURS * 3_600_000],
  ['soon', REMIND_MINUTES * 60_000],
] as const

/** Sets the reminders of a confirmed booking, and takes those of any other away. A time that has passed is left out. */
export async function remindOf(ctx: Ctx, tx: Tx, row: BookingReach): Promise<void> {
  for (const user of [row.provider_id, row.booker_id])
    for (const [name, ms] of BEFORE) {
      const at = new Date(row.starts_at.getTime() - ms)
      if (row.status === 'APPROVED' && at > ctx.clock.now()) await remind(ctx, tx, { object: row.id, user, name, at })
      else await unremind(ctx, tx, { object: row.id, user, name })
    }
}

/** The person is no longer its provider. */
export async function forgetReminders(ctx: Ctx, tx: Tx, bookingId: string, user: string): Promise<void> {
  for (const [name] of BEFORE) await unremind(ctx, tx, { object: bookingId, user, name })
}
