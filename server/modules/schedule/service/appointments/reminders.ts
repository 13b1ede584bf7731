import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import type { BookingReach } from '../../queries/appointments/bookings.ts'
import { remindBefore } from '../remind-before.ts'

/** Sets the reminders of both sides of a confirmed booking, and takes those of any other away. */
export const remindOf = (ctx: Ctx, tx: Tx, row: BookingReach): Promise<void> =>
  remindBefore(
    ctx,
    tx,
    row.id,
    [...new Set([row.provider_id, row.booker_id])].map((user) => ({
      user,
      at: row.status === 'APPROVED' ? row.starts_at : null,
    })),
  )

/** The person is no longer its provider. */
export const forgetReminders = (ctx: Ctx, tx: Tx, bookingId: string, user: string): Promise<void> =>
  remindBefore(ctx, tx, bookingId, [{ user, at: null }])
