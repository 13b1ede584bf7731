import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { AudienceToken } from '@diwan/contract/kit/tokens'
import type { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { appointmentEvents } from '@diwan/contract/schedule/events/appointments'
import { appointmentMoves } from '@diwan/contract/schedule/moves/appointments'
import type { AppointmentStatus } from '@diwan/contract/schedule/vocabulary/appointments'
import { demand } from '../../../../kit/access/demand.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import { command, moveCommand } from '../../../../kit/kind/command.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { deleteObject, insertQuotedObject } from '../../../../kit/record/objects.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { readTokens, setAudience } from '../../../audience/public.ts'
import { writeSpans } from '../../../calendar/public.ts'
import { indexRecord } from '../../../search/public.ts'
import { can } from '../../access/appointments.ts'
import { appointmentRecord } from '../../kind/appointments.ts'
import {
  hasBookings,
  insertAppointment,
  readAppointment,
  updateAppointment,
  writePeople,
  type AppointmentRow,
} from '../../queries/appointments/appointment.ts'
import { keepSeats } from '../../queries/appointments/taken.ts'
import { columnsOf } from './content.ts'
import { RENAMED } from './renamed.ts'
import { writeEntries } from './entries.ts'
import { recordAppointment } from './recorded.ts'

type Input<E extends keyof typeof appointments> = InputOf<(typeof appointments)[E]>
type Answer<E extends keyof typeof appointments> = Promise<OutputOf<(typeof appointments)[E]>>

/** People it addresses find it until it is closed; a job addresses nobody. */
async function address(tx: Tx, row: AppointmentRow, tokens: readonly AudienceToken[]): Promise<void> {
  const listedAt = row.status === 'CLOSED' ? null : row.starts_at
  await setAudience(tx.db, { id: row.id, kind: 'appointment', listedAt }, row.kind === 'bookable' ? tokens : [])
}

export const createAppointment = (ctx: Ctx, { kind, ...content }: Input<'create'>): Answer<'create'> =>
  write(ctx, async (tx) => {
    const [by, at] = [ctx.actor.id, ctx.clock.now()]
    const columns = await columnsOf(ctx, tx.db, kind, content)
    const { id } = await insertQuotedObject(tx.db, { kind: 'appointment', by, at })
    const made = { created_by: by, created_at: at, updated_at: at }
    await insertAppointment(tx.db, { ...columns, ...made, id, kind, status: 'OPEN' })
    const { assigned_by: assignedBy, starts_at: startsAt } = columns
    await writePeople(tx.db, { id, assignedBy, providers: content.peopleIds, startsAt })
    const row = (await readAppointment(tx.db, id))!
    await address(tx, row, content.tokens)
    await writeEntries(tx.db, row)
    // Nobody makes an appointment that is out of their own reach: its people and its unit decide who manages it.
    demand(can, 'manage', ctx.actor, await readAppointment(tx.db, id))
    await indexRecord(tx.db, appointmentRecord, id)
    return recordAppointment(ctx, tx, 'created', id)
  })

export const changeAppointment = (ctx: Ctx, { id, version, ...content }: Input<'change'>): Answer<'change'> =>
  moveCommand(
    appointmentRecord,
    ctx,
    { id, version, needs: 'manage', moves: appointmentMoves, move: 'change' },
    async (tx, reach) => {
      const before = (await readAppointment(tx.db, id))!
      const columns = await columnsOf(ctx, tx.db, reach.kind as 'job' | 'bookable', content, before)
      await updateAppointment(tx.db, id, { ...columns, version: version + 1, updated_at: ctx.clock.now() })
      await keepSeats(tx.db, id, columns.seats)
      const { assigned_by: assignedBy, starts_at: startsAt } = columns
      await writePeople(tx.db, { id, assignedBy, providers: content.peopleIds, startsAt })
      const row = (await readAppointment(tx.db, id))!
      await address(tx, row, content.tokens)
      await writeEntries(tx.db, row)
      demand(can, 'manage', ctx.actor, await readAppointment(tx.db, id))
      await indexRecord(tx.db, appointmentRecord, id)
      if (isRenamed(before, row)) await ctx.portal.jobs.post(tx.db, RENAMED, { id })
      return recordAppointment(ctx, tx, 'changed', id, [...before.people_ids, ...before.tokens])
    },
  )

/** Bookings are found by these as well. */
const isRenamed = (before: AppointmentRow, now: AppointmentRow): boolean =>
  before.purpose !== now.purpose || before.job_location !== now.job_location

type Turning = 'pause' | 'resume' | 'close'
const turned = { pause: 'paused', resume: 'resumed', close: 'closed' } as const

const turning =
  (name: Turning) =>
  (ctx: Ctx, { id, version }: Input<'pause'>): Answer<'pause'> =>
    moveCommand(
      appointmentRecord,
      ctx,
      { id, version, needs: 'manage', moves: appointmentMoves, move: name },
      async (tx, before, status: AppointmentStatus) => {
        await updateAppointment(tx.db, id, { status, version: version + 1, updated_at: ctx.clock.now() })
        const row = (await readAppointment(tx.db, id))!
        await address(tx, row, await readTokens(tx.db, id))
        await writeEntries(tx.db, row)
        return recordAppointment(ctx, tx, turned[name], id, [...before.people_ids, ...before.tokens])
      },
    )

export const pauseAppointment = turning('pause')
export const resumeAppointment = turning('resume')
export const closeAppointment = turning('close')

/** One that somebody booked is history, and is closed instead. */
export const removeAppointment = (ctx: Ctx, { id }: Input<'remove'>): Answer<'remove'> =>
  command(appointmentRecord, ctx, { id, needs: 'manage' }, async (tx, row) => {
    if (await hasBookings(tx.db, id)) throw new Problem('schedule.has_bookings')
    await writeSpans(tx.db, id, [])
    await deleteObject(tx.db, id, ctx.clock.now())
    tx.record(appointmentEvents.removed, { id }, appointmentRecord.delivery(row, [...row.people_ids, ...row.tokens]))
    return { done: true }
  })
