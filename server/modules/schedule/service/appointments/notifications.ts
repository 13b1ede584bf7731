import { appointmentEvents, bookingEvents } from '@diwan/contract/schedule/events/appointments'
import { appointmentKind, bookingKind } from '@diwan/contract/schedule/kind/appointments'
import type { NotificationRule } from '../../../../kit/module.ts'
import type { Fact } from '../../../../kit/record/jobs.ts'
import { readAppointment } from '../../queries/appointments/appointment.ts'
import { readBooking } from '../../queries/appointments/bookings.ts'

type Params = NotificationRule['params']

/** Both sides of a booking but for the person who did it; when the portal did it, both. */
const otherSide: NotificationRule['recipients'] = async ({ db }, { objectId, actorId }: Fact) => {
  const row = await readBooking(db, objectId)
  return row ? [row.provider_id, row.booker_id].filter((id) => id !== actorId) : []
}

/** The purpose, and the person whom the sentence names. */
const naming =
  (personOf: (detail: unknown) => { readonly fullName: string } | null): Params =>
  async ({ db }, { objectId, detail }) => ({
    name: (await readBooking(db, objectId))?.purpose ?? '',
    person: personOf(detail)?.fullName ?? '',
  })

const rule: NotificationRule = {
  recipients: otherSide,
  params: naming((detail) => bookingEvents.booked.detail.parse(detail).by),
  path: bookingKind.path,
}

const passedOn: NotificationRule = {
  recipients: (_portal, { detail, actorId }) => {
    const { formerId } = appointmentEvents.passedOn.detail.parse(detail)
    return Promise.resolve(formerId === actorId ? [] : [formerId])
  },
  params: async ({ db }, { objectId, detail }) => ({
    name: (await readAppointment(db, objectId))?.purpose ?? '',
    person: appointmentEvents.passedOn.detail.parse(detail).by?.fullName ?? '',
  }),
  path: appointmentKind.path,
}

/** The person who is away is named, to both sides. */
const absent: NotificationRule = {
  ...rule,
  toSelf: true,
  recipients: async ({ db }, { objectId }: Fact) => {
    const row = await readBooking(db, objectId)
    return row ? [row.provider_id, row.booker_id] : []
  },
  params: naming((detail) => bookingEvents.absent.detail.parse(detail).person),
}

/** The one who stays learns who left. */
const left: NotificationRule = {
  ...rule,
  recipients: async ({ db }, { objectId, detail }: Fact) => {
    const row = await readBooking(db, objectId)
    const { person } = bookingEvents.left.detail.parse(detail)
    return row ? [row.provider_id, row.booker_id].filter((id) => id !== person.id) : []
  },
  params: naming((detail) => bookingEvents.left.detail.parse(detail).person),
}

export const bookingNotifications: Readonly<Record<string, NotificationRule>> = {
  [bookingEvents.booked.name]: rule,
  [bookingEvents.confirmed.name]: rule,
  [bookingEvents.rejected.name]: rule,
  [bookingEvents.canceled.name]: rule,
  [bookingEvents.lapsed.name]: rule,
  [bookingEvents.moved.name]: rule,
  [bookingEvents.absent.name]: absent,
  [bookingEvents.left.name]: left,
  [appointmentEvents.passedOn.name]: passedOn,
}
