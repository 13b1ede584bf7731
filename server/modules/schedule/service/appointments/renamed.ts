import type { BackgroundJobKind } from '../../../../kit/module.ts'
import { indexLater } from '../../../search/public.ts'
import { readBookingsOf } from '../../queries/appointments/bookings.ts'

/** The name of the job that reads the bookings of an appointment again; its data is the `id` of the appointment. */
export const RENAMED = 'schedule.appointment_renamed'

/** Bookings whose entries are renewed in one transaction. */
const BATCH = 500

/** Bookings are found by the purpose and the place of their appointment as well. */
export const renameBookings: BackgroundJobKind = {
  name: RENAMED,
  run: async (portal, { id = '' }) => {
    let after: string | undefined
    do {
      const ids = await readBookingsOf(portal.db, id, after, BATCH)
      await portal.db.transaction().execute((db) => indexLater(portal, { db }, ids))
      after = ids.length === BATCH ? ids.at(-1) : undefined
    } while (after !== undefined)
  },
}
