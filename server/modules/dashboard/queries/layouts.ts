import type { ArrangeDashboard, WidgetPlace } from '@diwan/contract/dashboard/schemas/dashboard'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

type Layout = Pick<ArrangeDashboard, 'area' | 'device'>

/** A second arrangement of one person waits for the first. */
export async function lockLayouts(db: Queryable, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`dashboard ${personId}`}, 0))`.execute(db)
}

export async function readLayout(
  db: Queryable,
  personId: string,
  { area, device }: Layout,
): Promise<readonly WidgetPlace[] | undefined> {
  const row = await db
    .selectFrom('dashboard_layouts')
    .select('widgets')
    .where('person_id', '=', personId)
    .where('area', '=', area)
    .where('device', '=', device)
    .executeTakeFirst()
  return row?.widgets as readonly WidgetPlace[] | undefined
}

export async function writeLayout(db: Queryable, personId: string, { area, device, widgets }: ArrangeDashboard): Promise<void> {
  const layout = { widgets: JSON.stringify(widgets) }
  await db
    .insertInto('dashboard_layouts')
    .values({ person_id: personId, area, device, ...layout })
    .onConflict((known) => known.columns(['person_id', 'area', 'device']).doUpdateSet(layout))
    .execute()
}

export async function deleteLayout(db: Queryable, personId: string, { area, device }: Layout): Promise<void> {
  await db
    .deleteFrom('dashboard_layouts')
    .where('person_id', '=', personId)
    .where('area', '=', area)
    .where('device', '=', device)
    .execute()
}
