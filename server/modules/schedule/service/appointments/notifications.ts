import { bookingEvents } from '@diwan/contract/schedule/events/appointments'
import { bookingKind } from '@diwan/contract/schedule/kind/appointments'
import type { NotificationRule } from '../../../../kit/module.ts'
import type { Fact } from '../../../../kit/record/jobs.ts'
import { readBooking } from '../../queries/appointments/bookings.ts'

/** The sides of a booking other than the one who did it; when the portal did it, both. */
const otherSide: NotificationRule['recipients'] = async ({ db }, { objectId, actorId }: Fact) => {
  const row = await readBooking(db, objectId)
  return row ? [row.provider_id, row.booker_id].filter((id) => id !== actorId) : []
}

const rule: NotificationRule = {
  recipients: otherSide,
  params: async ({ db }, { objectId, actorId }) => {
    const row = await readBooking(db, objectId)
    const by = row && (actorId === row.provider_id ? row.provider_name : row.booker_name)
    return { name: row?.purpose ?? '', person: by ?? '' }
  },
  path: bookingKind.path,
}

/** The person who is away is named, to both sides. */
const absent: NotificationRule = {
  ...rule,
  toSelf: true,
  recipients: async ({ db }, { objectId }: Fact) => {
    const row = await readBooking(db, objectId)
    return row ? [row.provider_id, row.booker_id] : []
  },
  params: async ({ db }, { objectId, detail }) => {
    const row = await readBooking(db, objectId)
    return { name: row?.purpose ?? '', person: bookingEvents.absent.detail.parse(detail).person.fullName }
  },
}

export const bookingNotifications: Readonly<Record<string, NotificationRule>> = {
  [bookingEvents.booked.name]: rule,
  [bookingEvents.confirmed.name]: rule,
  [bookingEvents.rejected.name]: rule,
  [bookingEvents.canceled.name]: rule,
  [bookingEvents.moved.name]: rule,
  [bookingEvents.absent.name]: absent,
}
