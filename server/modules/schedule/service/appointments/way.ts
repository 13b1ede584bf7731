import { appointmentKind } from '@diwan/contract/schedule/kind/appointments'
import { sql } from 'kysely'
import { sharedBy } from '../../../../kit/list/shared-list.ts'
import type { BookingWay } from '../../../../kit/module.ts'
import { reach } from '../../access/appointments.ts'

/** The latest bookable appointment of the person that is open and that the caller may book. */
export const appointmentWay: BookingWay = {
  module: 'schedule',
  path: async (ctx, personId) => {
    const provided = sql`(select count(*) > 0 from appointment_people one where one.appointment_id = record.id
      and one.user_id = ${personId}::uuid and one.provides)`
    const offered = sharedBy({
      table: 'appointments',
      reach,
      flag: 'schedule.appointments.book',
      as: ['own'],
      sort: 'starts_at',
      where: sql`record.deleted_at is null and record.kind = 'bookable' and record.status = 'OPEN' and ${provided}`,
    })
    const [id] = (await offered(ctx, personId, 1)).ids
    return id === undefined ? undefined : appointmentKind.path(id)
  },
}
