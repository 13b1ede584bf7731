import type { ArrangeDashboard, WidgetPlace } from '@diwan/contract/dashboard/schemas/dashboard'
import type { Queryable } from '../../kit/db/database.ts'

type Layout = Pick<ArrangeDashboard, 'area' | 'device'>

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
