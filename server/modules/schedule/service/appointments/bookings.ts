import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import { demand } from '../../../../kit/access/demand.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { opened } from '../../../../kit/record/opened.ts'
import { canBooking } from '../../access/appointments.ts'
import { bookingRecord } from '../../kind/appointments.ts'
import { presentBooking } from '../../presenter/appointments.ts'
import { readBooking } from '../../queries/appointments/bookings.ts'
import { bookingsPaged } from '../../queries/appointments/list.ts'

type Input<E extends keyof typeof bookings> = InputOf<(typeof bookings)[E]>
type Answer<E extends keyof typeof bookings> = Promise<OutputOf<(typeof bookings)[E]>>

export const listBookings = async (ctx: Ctx, input: Input<'list'>): Answer<'list'> =>
  bookingsPaged.page(ctx, await bookingsPaged.resolved(ctx, input), input, (rows) =>
    rows.map((row) => presentBooking(ctx.actor, row)),
  )

export async function countBookings(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  const [counter] = await bookingsPaged.counts(ctx, [await bookingsPaged.resolved(ctx, input)])
  return counter!
}

export async function openBooking(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [bookingRecord.name.channel(id)], async () => {
    const row = await readBooking(ctx.db, id)
    demand(canBooking, 'view', ctx.actor, row)
    return presentBooking(ctx.actor, row)
  })
  return { booking: record, positions }
}
