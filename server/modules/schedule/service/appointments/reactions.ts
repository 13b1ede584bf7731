import { settingsEvents } from '@diwan/contract/settings/events'
import { userEvents } from '@diwan/contract/users/events'
import { PORTAL } from '../../../../kit/access/actor.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx, Portal } from '../../../../kit/portal.ts'
import type { Reaction } from '../../../../kit/record/jobs.ts'
import { write } from '../../../../kit/record/write.ts'
import { lockAppointment, readOpenJobs } from '../../queries/appointments/appointment.ts'
import { lockBooking, readComing } from '../../queries/appointments/bookings.ts'
import { give } from './commands.ts'
import { writeEntries } from './entries.ts'
import { sideOf } from './recorded.ts'

const byPortal = (portal: Portal): Ctx => ({ portal, clock: portal.clock, db: portal.db, actor: PORTAL })

/** Coming bookings of a person who was disabled or deleted are canceled, and their seats are free again. */
export const releaseBookings = (portal: Portal): Reaction => ({
  name: 'schedule.releaseBookings',
  events: [userEvents.disabled.name, userEvents.deleted.name],
  async run({ objectId: personId }) {
    const ctx = byPortal(portal)
    for (const id of await readComing(ctx.db, personId, ctx.clock.now()))
      await write(ctx, async (tx) => {
        const row = await lockBooking(tx.db, id)
        const isLive = row?.deleted_at === null && (row.status === 'SENT' || row.status === 'APPROVED')
        if (row && isLive) await give(ctx, tx, row, { what: 'left', status: 'CANCELED', person: sideOf(row, personId) })
        return null
      })
  },
})

/** Jobs follow the working days of the organisation: after a change of those their times are written again. */
export const renewEntries = (portal: Portal): Reaction => ({
  name: 'schedule.renewEntries',
  events: [settingsEvents.changed.name],
  async run() {
    const ctx = byPortal(portal)
    for (const id of await readOpenJobs(ctx.db, ctx.clock.now())) await renew(ctx, id)
  },
})

/** A job that would have more entries than one may have keeps those it has; the others go on. */
async function renew(ctx: Ctx, id: string): Promise<void> {
  try {
    await write(ctx, async (tx) => {
      const row = await lockAppointment(tx.db, id)
      if (row?.deleted_at === null) await writeEntries(tx.db, row)
      return null
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}
