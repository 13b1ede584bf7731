import { forms } from '@diwan/contract/forms/endpoints'
import { compare, type Comparison } from '../compare.ts'
import { reads } from './asking.ts'
import { plantEntries, plantForm } from './planted.ts'
import { fields } from './sheets.ts'
import type { Stage } from './stage.ts'

/** How many times COPY of the same rows their export may cost. */
export const EXPORT = 2

/** All entries of a form as a spreadsheet reads them, beside the same columns as PostgreSQL writes them. */
export async function measureExport(
  { database, portal, raw, author }: Stage,
  entries: number,
  rounds: number,
): Promise<Comparison> {
  const id = await plantForm({ origin: portal.origin, author }, ['all'])
  await plantEntries(database.db, id, entries)
  await database.pool.query('vacuum analyze')
  const file = reads(portal.origin, author, `${forms.exportEntries.path.replace('{id}', id)}?format=csv`)
  const copy = reads(raw.origin, author, `/copy?form=${id}&keys=${fields.map(({ key }) => key).join(',')}`)
  return compare(file, copy, { rounds, connections: 1, calls: 1, settle: 0 })
}
