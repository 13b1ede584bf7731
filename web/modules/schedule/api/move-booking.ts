import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import type { Booking, OpenBooking } from '@diwan/contract/schedule/schemas/bookings'
import { wallOf } from '@diwan/core/wall-time'
import { instantOf } from '@diwan/core/working-calendar'
import { call } from '../../../kit/call.ts'
import type { BarMove } from '../../../kit/manifest.ts'
import { Problem } from '../../../kit/problem.ts'
import { queryClient } from '../../../kit/query-client.ts'
import { newRequestId } from '../../../kit/request-id.ts'
import { performWrite } from '../../../kit/under-way.ts'
import { offerUndo, UNDO_MS } from '../../../kit/undo.ts'
import { showProblem } from '../../../ui/toasts.ts'
import { bookingQueries } from './appointments.ts'
import { nearestSlot } from '../model/nearest-slot.ts'

interface Move {
  readonly id: string
  readonly day: string
  readonly time: string
  /** The clock by which it was moved. */
  readonly zone: string
  /** Shows it elsewhere; at its own time again where nothing is given. */
  readonly put: (dates?: BarMove) => void
}

/**
 * Moves a booking to the free slot of its appointment, with the same provider, that is nearest to a day and a time. Where there is none, it is
 * put back and a toast says why. A move can be undone for ten seconds.
 */
export async function moveBooking({ id, day, time, zone, put }: Move): Promise<void> {
  try {
    const { booking }: OpenBooking = await queryClient.fetchQuery({ ...bookingQueries.open(id), staleTime: 0 })
    const { days } = await call(appointments.slots, {
      id: booking.appointment.id,
      bookingId: id,
      providerId: booking.provider.id,
      from: day,
      to: day,
      zone,
    })
    const others = days.flatMap(({ slots }) => slots).filter(({ startsAt }) => startsAt !== booking.startsAt)
    const slot = nearestSlot(others, instantOf(zone, day, time))
    if (!slot) throw new Problem('schedule.slot_not_offered')
    await send(booking, slot.startsAt, true)
  } catch (error) {
    put()
    showProblem(error)
  }

  async function send(booking: Booking, startsAt: number, isUndoable: boolean): Promise<void> {
    put(timeAt(startsAt, zone))
    const input = { id, version: booking.version, startsAt, providerId: booking.provider.id }
    try {
      const made = (await performWrite(bookings.move.name, { input, requestId: newRequestId() })) as Booking
      const undo = () => void send(made, booking.startsAt, false)
      if (isUndoable) offerUndo({ says: ['schedule', 'didMove'], ms: UNDO_MS, undo })
    } catch {
      put() // a toast says why
    }
  }
}

function timeAt(startsAt: number, zone: string): BarMove {
  const wall = wallOf(startsAt, zone)
  return { startDate: null, dueDate: wall.slice(0, 10), time: wall.slice(11) }
}
