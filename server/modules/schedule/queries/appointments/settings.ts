import type { Selectable, Updateable } from 'kysely'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { AppointmentSettings } from '../../rows.gen.ts'

export type AppointmentDefaults = Selectable<AppointmentSettings>

export const readDefaults = (db: Queryable): Promise<AppointmentDefaults> =>
  db.selectFrom('appointment_settings').selectAll().executeTakeFirstOrThrow()

export const lockDefaults = (db: Queryable): Promise<AppointmentDefaults> =>
  db.selectFrom('appointment_settings').selectAll().forUpdate().executeTakeFirstOrThrow()

export async function keepDefaults(db: Queryable, set: Updateable<AppointmentSettings>): Promise<void> {
  await db.updateTable('appointment_settings').set(set).execute()
}
