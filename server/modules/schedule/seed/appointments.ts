import { addDays } from '@diwan/core/hijri'
import { dayIn, instantOf, isWorkingDay } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { quietPortal, type Sample } from '../../../kit/sample.ts'
import type { Actor } from '../../../kit/access/actor.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { attendBooking, confirmBooking, withdrawBooking } from '../service/appointments/commands.ts'
import { book } from '../service/appointments/book.ts'
import { tendBookings } from '../service/appointments/tend.ts'
import { createAppointment } from '../service/appointments/write.ts'
import { sampleAppointments, type SampleAppointment } from './offers.ts'

const DAY_MS = 86_400_000
/** Days to both sides of today. */
const AROUND = 30
/** Bookings are made so many days before, and after the appointment was made. */
const AHEAD = 3
/** Days that are tried for one booking, when a slot is not free. */
const TRIES = 6

type Booking = Awaited<ReturnType<typeof book>>

interface Offer extends Awaited<ReturnType<typeof createAppointment>> {
  readonly begins: string
  /** How many places were tried. */
  booked: number
}

/** Made by the services that people use: each person has a booking in the past month and one in the coming month. */
export async function seedAppointments({ db, people, at: end }: Sample): Promise<void> {
  const { calendar } = await readWorkingDays(db)
  const today = dayIn(calendar.zone, toSeconds(end))
  const ctxOf = (actor: Actor, at: Date): Ctx => {
    const clock = { now: () => at }
    return { portal: quietPortal(db, clock), clock, db, actor }
  }
  const personOf = (name: string): Actor => {
    const actor = people.get(`${name}@diwan.example`)
    if (!actor) throw new Error(`The sample has no ${name}.`)
    return actor
  }
  const author = [...people.values()].find(({ role }) => role === 'ADMIN')!
  const begun = new Date(end.getTime() - (AROUND + 1) * DAY_MS)
  const workingDays = (from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_, n) => addDays(today, from + n)).filter((day) => isWorkingDay(calendar, day))
  const [past, coming] = [workingDays(1 - AROUND, 0), workingDays(1, AROUND)]

  const create = (sample: SampleAppointment) => {
    const { assignedBy, people: names, place, description, times, days = [-AROUND, AROUND], breaks = [], ...more } = sample
    return createAppointment(ctxOf(author, begun), {
      slotMinutes: 30,
      gapMinutes: 0,
      noticeMinutes: 60,
      seats: 1,
      needsConfirmation: false,
      cancelHours: 24,
      ...more,
      perDay: more.perDay ?? null,
      jobLocation: place,
      jobDescription: description,
      dateFrom: addDays(today, days[0]),
      dateTo: addDays(today, days[1]),
      timeFrom: times[0],
      timeTo: times[1],
      repeatEveryDay: true,
      workingDaysOnly: true,
      breaks: [...breaks],
      assignedById: personOf(assignedBy).id,
      departmentId: null,
      groupId: null,
      peopleIds: names.map((name) => personOf(name).id),
      tokens: more.kind === 'bookable' ? ['all'] : [],
    })
  }
  const offers: Offer[] = []
  for (const sample of sampleAppointments) {
    const made = await create(sample)
    if (sample.kind === 'bookable') offers.push({ ...made, begins: sample.times[0], booked: 0 })
  }

  /** The next place of an appointment: three a day, one after the other. */
  const bookNext = async (who: Actor, offer: Offer, days: readonly string[]): Promise<Booking | undefined> => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const place = (offer.booked += 1)
      const day = days[Math.floor(place / 3) % days.length]!
      const step = (offer.slotMinutes + offer.gapMinutes) * 60
      const startsAt = instantOf(calendar.zone, day, offer.begins) + (place % 3) * step
      const at = Math.min(startsAt * 1000 - AHEAD * DAY_MS, end.getTime() - 3_600_000)
      const made = await booked(ctxOf(who, new Date(Math.max(at, begun.getTime() + 60_000))), offer.id, startsAt)
      if (made) return made
    }
    return undefined
  }

  const byId = new Map([...people.values()].map((one) => [one.id, one]))
  for (const [place, who] of [...people.values()].entries()) {
    const [first, second] = [offers[place % offers.length]!, offers[(place + 1) % offers.length]!]
    const before = await bookNext(who, first, past)
    const after = await bookNext(who, second, coming)
    for (const [made, days] of [[before, past] as const, [after, coming] as const]) {
      const provider = made && byId.get(made.provider.id)
      if (made?.status === 'SENT' && provider && (days === past || Math.floor(place / offers.length) % 2 === 0))
        await confirmBooking(ctxOf(provider, new Date(end.getTime() - 1_800_000 - (days === past ? AROUND * DAY_MS : 0))), made)
    }
    if (after && place % 17 === 5)
      await withdrawBooking(ctxOf(who, end), { ...(await current(after)), reason: '' }).catch(refused)
  }
  await tendBookings(quietPortal(db, { now: () => end }))
  const done = await db
    .selectFrom('bookings')
    .select(['id', 'version', 'provider_id'])
    .where('status', '=', 'DONE')
    .orderBy('starts_at')
    .execute()
  for (const [place, { id, version, provider_id }] of done.entries())
    if (place % 3 !== 2) await attendBooking(ctxOf(byId.get(provider_id)!, end), { id, version, attended: place % 9 !== 4 })

  async function current({ id }: Booking) {
    return db.selectFrom('bookings').select(['id', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
  }
}

/** A slot that is not free, or an appointment that does not address the person, is left out. */
async function booked(ctx: Ctx, id: string, startsAt: number): Promise<Booking | undefined> {
  try {
    return await book(ctx, { id, startsAt, note: '' })
  } catch (error) {
    return refused(error)
  }
}

function refused(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error
  return undefined
}
