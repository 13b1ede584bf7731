import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import type { Slots } from '@diwan/contract/schedule/schemas/appointments'
import { expect } from 'vitest'
import { CONTENT } from '../modules/schedule/proof/appointments.ts'
import type { TestPerson } from './people.ts'
import type { World } from './world.ts'

/** An instant by the clock of Riyadh. */
export const at = (day: string, time: string): number => Date.parse(`${day}T${time}:00+03:00`) / 1000

/** The first slot of an appointment that is made here. */
export const FIRST = at('2026-11-16', '09:00')

export const times = ({ days }: Slots): string[] => days.flatMap(({ day, slots }) => slots.map(({ from }) => `${day} ${from}`))

export const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]

/** Makes appointments with one provider for the last two weeks of November 2026, and books them. */
export function appointmentsIn(w: World, admin: TestPerson, provider: () => TestPerson) {
  const content = (more: object = {}) => ({
    ...CONTENT,
    kind: 'bookable' as const,
    purpose: 'استشارة تقنية',
    dateFrom: '2026-11-16',
    dateTo: '2026-11-26',
    jobLocation: 'مبنى الإدارة',
    peopleIds: [provider().id],
    ...more,
  })
  const book = (who: TestPerson, id: string, startsAt = FIRST, more: object = {}) =>
    w.call(who, bookings.book, { id, startsAt, ...more })
  return {
    content,
    book,
    offer: async (more: object = {}) => (await w.call(admin, appointments.create, content(more))).body,
    booked: async (...given: Parameters<typeof book>) => {
      const { status, body } = await book(...given)
      expect(status, JSON.stringify(body)).toBe(200)
      return body
    },
    slotsOf: async (who: TestPerson, id: string, from = '2026-11-16', to = from, more: object = {}): Promise<Slots> =>
      (await w.call(who, appointments.slots, { id, from, to, ...more })).body,
  }
}
