import { PORTAL } from '../../../../kit/access/actor.ts'
import { inTurn } from '../../../../kit/platform/in-turn.ts'
import type { Ctx, Portal } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { lockBooking, lockPeople, readBooking, readPassedBookings, updateBooking } from '../../queries/appointments/bookings.ts'
import { dropExpired, readExpired } from '../../queries/appointments/holds.ts'
import { give } from './commands.ts'
import { remindOf } from './reminders.ts'
import { recordBooking } from './recorded.ts'

/** So many in one go; the next minute goes on. */
const AT_ONCE = 500

/** Each minute: holds that ran out are dropped, and bookings whose time has passed are done. */
export async function tendBookings(portal: Portal): Promise<void> {
  const { db, clock } = portal
  const ctx: Ctx = { portal, clock, db, actor: PORTAL }
  await inTurn((await readExpired(db, clock.now(), AT_ONCE)).map((provider) => () => drop(ctx, provider)))
  await inTurn((await readPassedBookings(db, clock.now(), AT_ONCE)).map((id) => () => end(ctx, id)))
}

const drop = (ctx: Ctx, provider: string): Promise<null> =>
  write(ctx, async (tx) => {
    await lockPeople(tx.db, [provider])
    await dropExpired(tx.db, [provider], ctx.clock.now())
    return null
  })

/** One that nobody confirmed in time lapses. */
const end = (ctx: Ctx, id: string): Promise<null> =>
  write(ctx, async (tx) => {
    const row = await lockBooking(tx.db, id)
    if (!row || row.deleted_at !== null || row.ends_at > ctx.clock.now()) return null
    if (row.status === 'SENT') await give(ctx, tx, row, { what: 'lapsed', status: 'CANCELED' })
    if (row.status === 'APPROVED') {
      await lockPeople(tx.db, [row.provider_id, row.booker_id])
      await updateBooking(tx.db, id, { status: 'DONE', version: row.version + 1 })
      await remindOf(ctx, tx, (await readBooking(tx.db, id))!)
      await recordBooking(ctx, tx, { what: 'ended' }, id)
    }
    return null
  })
