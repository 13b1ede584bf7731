import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import { bookingKind } from '@diwan/contract/schedule/kind/appointments'
import { bookingMoves } from '@diwan/contract/schedule/moves/appointments'
import type { TestPerson } from '../../../testing/people.ts'
import { askedOf, foundBy } from '../../../testing/kind-proof.ts'
import { count, door, list, NOBODY, record } from '../../../testing/probe.ts'
import { proof, type ListProof } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { bookingRecord } from '../kind/appointments.ts'
import { readBookings } from '../queries/appointments/bookings.ts'
import { CONTENT } from './appointments.ts'
import { plantBooking, PURPOSE, rules, type PlantedBooking, type WantedBooking } from './planted-appointments.ts'

const VIEW = 'schedule.bookings.view'
const MANAGE = 'schedule.bookings.manage'
const BOOK = 'schedule.appointments.book'
const at = (id: string) => ({ id, version: 1 })
const saying = (id: string) => ({ ...at(id), reason: 'x' })
const moved = (id: string) => ({ ...at(id), startsAt: 3_000_000_000 })

const listed = (name: 'mine' | 'withMe' | 'all', asks: ListProof<PlantedBooking>['asks']): ListProof<PlantedBooking> => ({
  name,
  endpoint: bookings.list,
  query: { view: name },
  count: bookings.count,
  idOf: (item) => (item as { id: string }).id,
  asks,
})

/** A booking of somebody, with somebody new. */
async function booked(w: World, by: TestPerson, note = '') {
  const [admin, provider] = [await w.person('ADMIN'), await w.person('USER')]
  const offer = { ...CONTENT, kind: 'bookable' as const, peopleIds: [provider.id], needsConfirmation: true }
  const { id } = (await w.call(admin, appointments.create, offer)).body
  const { days } = (await w.call(by, appointments.slots, { id, from: '2026-12-06', to: '2026-12-10' })).body
  for (const { startsAt } of days.flatMap(({ slots }) => slots)) {
    const { status, body } = await w.call(by, bookings.book, { id, startsAt, note })
    if (status === 200) return { booking: body, provider, admin }
  }
  throw new Error('No slot was free.')
}

export const ofBookings = proof<PlantedBooking>({
  ...askedOf(bookingRecord, VIEW),
  kind: 'booking',
  make: async (w, by) => (await booked(w, by)).booking.id,
  situations: {
    own: (me) => ({ bookerId: me }),
    'own and confirmed': (me) => ({ bookerId: me, status: 'APPROVED' }),
    'with me': (me) => ({ providerId: me }),
    'with me and confirmed': (me) => ({ providerId: me, status: 'APPROVED' }),
    'of my department': (_me, { department }) => ({ unitId: department.id }),
    'of a group below': (_me, { groupBelow }) => ({ unitId: groupBelow.id }),
    foreign: (_me, { foreignGroup }) => ({ unitId: foreignGroup.id }),
    'own and deleted': (me) => ({ bookerId: me, deleted: true }),
  },
  plant: (w, wanted) => Promise.all((wanted as WantedBooking[]).map((one) => plantBooking(w, one))),
  facts: async ({ db }, id) => {
    const [row] = await readBookings(db, [id])
    return (
      row && {
        id,
        deleted: row.deleted_at !== null,
        bookerId: row.booker_id,
        providerId: row.provider_id,
        unitId: row.unit_id,
        status: row.status,
      }
    )
  },
  /** States the relations of a person to a booking a second time, on purpose without the access table. */
  relations: (person, { bookerId, providerId, unitId }, tree) => [
    ...(bookerId === person.id ? (['own'] as const) : []),
    ...(providerId === person.id ? (['assigned'] as const) : []),
    ...(rules(tree, person, unitId) ? (['tree'] as const) : []),
    'all',
  ],
  // nobody manages their own booking
  enough: ({ id }, { bookerId }, flag) => flag !== MANAGE || bookerId !== id,
  moves: bookingMoves,
  lists: [
    listed('mine', ({ id }, { bookerId }) => bookerId === id),
    listed('withMe', ({ id }, { providerId }) => providerId === id),
    listed('all', () => true),
    foundBy(bookingRecord, PURPOSE),
  ],
  secrets: {
    words: { note: VIEW },
    async plant(w, word) {
      const [booker, colleague] = [await w.person('USER'), await w.person('USER')]
      const { booking, provider, admin } = await booked(w, booker, word('note'))
      let { version } = booking
      return {
        id: booking.id,
        parts: [],
        owner: colleague,
        witness: booker,
        watchers: { provider, admin },
        hears: bookingKind.channel(booking.id),
        async goOn() {
          // The slot beside it and back.
          const startsAt = booking.startsAt + (version % 2) * 1_800
          await w.call(booker, bookings.reschedule, { id: booking.id, version, startsAt })
          version += 1
          return `"version":${version}`
        },
      }
    },
  },
  ending: [bookings.withdraw, bookings.reject, bookings.cancel],
  probes: [
    [bookings.list, list(VIEW)],
    [bookings.count, count(VIEW)],
    [bookings.open, record(VIEW)],
    [bookings.holds, door(BOOK)],
    [bookings.hold, door(BOOK, () => ({ id: NOBODY, startsAt: 3_000_000_000 }), '404 not_found')],
    [bookings.release, door(BOOK, () => ({ id: NOBODY }), '404 not_found')],
    [bookings.book, door(BOOK, () => ({ id: NOBODY, startsAt: 3_000_000_000 }), '404 not_found')],
    [bookings.withdraw, record(VIEW, at, { by: 'own', command: 'withdraw' })],
    [bookings.reschedule, record(VIEW, moved, { door: BOOK, by: 'own', command: 'reschedule', answer: '404 not_found' })],
    [bookings.confirm, record(MANAGE, at, { command: 'confirm' })],
    [bookings.reject, record(MANAGE, saying, { command: 'reject' })],
    [bookings.cancel, record(MANAGE, saying, { command: 'cancel' })],
    [bookings.move, record(MANAGE, moved, { command: 'move', answer: '409 schedule.slot_not_offered' })],
    [
      bookings.attended,
      record(MANAGE, (id) => ({ ...at(id), attended: true }), { command: 'attend', answer: '409 schedule.not_begun' }),
    ],
  ],
})
