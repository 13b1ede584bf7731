import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import { appointmentKind, bookingKind } from '@diwan/contract/schedule/kind/appointments'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

const content = (providerId: string) => ({
  kind: 'bookable' as const,
  purpose: 'استشارة تقنية',
  dateFrom: '2026-11-16',
  dateTo: '2026-11-26',
  timeFrom: '09:00',
  timeTo: '12:00',
  repeatEveryDay: true,
  peopleIds: [providerId],
  slotMinutes: 30,
  gapMinutes: 0,
  noticeMinutes: 0,
  perDay: null,
  seats: 1,
  needsConfirmation: true,
  cancelHours: 0,
  workingDaysOnly: true,
  tokens: ['all' as const],
})
const FIRST = Date.parse('2026-11-16T09:00:00+03:00') / 1_000

async function appointmentScene(w: World): Promise<Scene> {
  const [admin, provider] = [await w.person('ADMIN'), await w.person('USER')]
  const { id } = (await w.call(admin, appointments.create, content(provider.id))).body
  return {
    id,
    readers: { 'who created it': { person: admin, channels: [appointmentKind.channel(id)] } },
    steps: [
      () => w.call(admin, appointments.pause, { id, version: 1 }),
      () => w.call(admin, appointments.resume, { id, version: 2 }),
      () => w.call(admin, appointments.close, { id, version: 3 }),
    ],
  }
}

async function bookingScene(w: World): Promise<Scene> {
  const [admin, provider, booker] = [await w.person('ADMIN'), await w.person('USER'), await w.person('USER')]
  const { id: appointmentId } = (await w.call(admin, appointments.create, content(provider.id))).body
  const { id } = (await w.call(booker, bookings.book, { id: appointmentId, startsAt: FIRST })).body
  return {
    id,
    readers: {
      'who booked it': { person: booker, channels: [bookingKind.channel(id)] },
      'who was booked': { person: provider, channels: [bookingKind.channel(id)] },
    },
    steps: [
      () => w.call(provider, bookings.confirm, { id, version: 1 }),
      () => w.call(booker, bookings.reschedule, { id, version: 2, startsAt: FIRST + 3_600 }),
      () => w.call(provider, bookings.cancel, { id, version: 3, reason: 'ظرف طارئ' }),
    ],
  }
}

const fetchedOnly = { atOnce: () => ({}), neverTakenBack: (record: object) => record }
export const appointmentLive: FoldCase = { scene: appointmentScene, ...fetchedOnly }
export const bookingLive: FoldCase = { scene: bookingScene, ...fetchedOnly }
