import type { Relation } from '@diwan/contract/access/vocabulary'
import { unitToken } from '@diwan/contract/kit/tokens'
import type { Employee, UnitTree } from '../../../testing/employee.ts'
import type { Facts } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { newId } from '../../../kit/db/id.ts'
import { insertQuotedObject } from '../../../kit/record/objects.ts'
import { setAudience } from '../../audience/public.ts'
import { indexRecord } from '../../search/public.ts'
import { appointmentRecord, bookingRecord } from '../kind/appointments.ts'
import { insertAppointment, writePeople } from '../queries/appointments/appointment.ts'
import { insertBooking } from '../queries/appointments/bookings.ts'
import { takeSeat } from '../queries/appointments/taken.ts'

/** Every planted appointment is found by it. */
export const PURPOSE = 'زعفران'
const START = new Date('2090-01-15T06:00:00Z')
const HOUR_MS = 3_600_000

export interface PlantedAppointment extends Facts {
  readonly assignedBy: string
  readonly providers: readonly string[]
  readonly unitId: string | null
  /** The unit that it addresses. */
  readonly openTo: string | null
  readonly status: string
}

export interface WantedAppointment {
  readonly assignedBy: string
  readonly providers?: readonly string[]
  readonly unitId?: string | null
  readonly openTo?: string | null
  readonly status?: string
  readonly deleted?: boolean
}

/** As the situation asks, without the service. */
export async function plantAppointment(w: World, wanted: WantedAppointment): Promise<PlantedAppointment> {
  const { assignedBy, providers = [], unitId = null, openTo = null, status = 'OPEN', deleted = false } = wanted
  const { db } = w
  const at = w.clock.now()
  const { id } = await insertQuotedObject(db, { kind: 'appointment', by: assignedBy, at })
  await insertAppointment(db, {
    id,
    kind: 'bookable',
    purpose: PURPOSE,
    date_from: '2090-01-15',
    date_to: '2090-01-15',
    time_from: '09:00',
    time_to: '12:00',
    repeat_every_day: true,
    assigned_by: assignedBy,
    unit_id: unitId,
    zone: 'Asia/Riyadh',
    slot_minutes: 30,
    gap_minutes: 0,
    notice_minutes: 0,
    seats: 1,
    needs_confirmation: true,
    cancel_hours: 0,
    working_days_only: false,
    status,
    starts_at: START,
    ends_at: new Date(START.getTime() + 3 * HOUR_MS),
    created_by: assignedBy,
    created_at: at,
    updated_at: at,
  })
  await writePeople(db, { id, assignedBy, providers, startsAt: START })
  const listedAt = status === 'CLOSED' ? null : START
  await setAudience(db, { id, kind: 'appointment', listedAt }, openTo === null ? [] : [unitToken(openTo)])
  await indexRecord(db, appointmentRecord, id)
  if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  return { id, deleted, assignedBy, providers, unitId, openTo, status }
}

const isBelow = (tree: UnitTree, unitId: string, id: string | null | undefined): boolean =>
  !!id && (id === unitId || isBelow(tree, unitId, tree.get(id)))
/** Whether a unit is one of this person's, or lies below one. */
export const rules = (tree: UnitTree, person: Employee, unitId: string | null): boolean =>
  unitId !== null && (person.unitIds.includes(unitId) || rules(tree, person, tree.get(unitId) ?? null))

/** States the relations of a person to an appointment a second time, on purpose without the access table. */
export const relationsTo = (person: Employee, facts: PlantedAppointment, tree: UnitTree): Relation[] => {
  const { openTo, status, assignedBy, providers } = facts
  const isAddressed = status !== 'CLOSED' && openTo !== null && person.unitIds.some((id) => isBelow(tree, openTo, id))
  return [
    ...(assignedBy === person.id || providers.includes(person.id) ? (['own'] as const) : []),
    ...(rules(tree, person, facts.unitId) ? (['tree'] as const) : []),
    ...(isAddressed ? (['audience'] as const) : []),
    'all',
  ]
}

export interface PlantedBooking extends Facts {
  readonly bookerId: string
  readonly providerId: string
  readonly unitId: string | null
  readonly status: string
}

export interface WantedBooking {
  readonly bookerId?: string
  readonly providerId?: string
  readonly unitId?: string | null
  readonly status?: string
  readonly deleted?: boolean
}

let planted = 0

/** As the situation asks, without the service; no two of them take the same time. */
export async function plantBooking(w: World, wanted: WantedBooking): Promise<PlantedBooking> {
  const { unitId = null, status = 'SENT', deleted = false } = wanted
  const bookerId = wanted.bookerId ?? (await w.person('USER')).id
  const providerId = wanted.providerId ?? (await w.person('USER')).id
  const { db } = w
  const at = w.clock.now()
  const { id: appointmentId } = await plantAppointment(w, { assignedBy: providerId, deleted: true })
  planted += 1
  const from = new Date(START.getTime() + planted * HOUR_MS)
  const until = new Date(from.getTime() + HOUR_MS / 2)
  const slotId = await takeSeat(db, { appointmentId, providerId, from, until, seats: 1 })
  const { id } = await insertQuotedObject(db, { kind: 'booking', by: bookerId, at })
  await insertBooking(db, {
    id,
    appointment_id: appointmentId,
    provider_id: providerId,
    booker_id: bookerId,
    unit_id: unitId,
    slot_id: slotId ?? newId(),
    starts_at: from,
    ends_at: until,
    cancel_until: from,
    status,
    created_at: at,
  })
  await indexRecord(db, bookingRecord, id)
  if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  return { id, deleted, bookerId, providerId, unitId, status }
}
