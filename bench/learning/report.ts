import { forms } from '@diwan/contract/forms/endpoints'
import { send } from '../client.ts'
import { compare, type Comparison } from '../compare.ts'
import { reads } from './asking.ts'
import { plantEntries, plantForm } from './planted.ts'
import type { Stage } from './stage.ts'

/** How many times a bare read of its tallies the report of a form may cost. */
export const REPORT = 3

/** What a form of so many entries says, beside the bare tallies, which make an answer of as many bytes. */
export async function measureReport(
  { database, portal, raw, author }: Stage,
  entries: number,
  rounds: number,
): Promise<Comparison> {
  const { db } = database
  const id = await plantForm({ origin: portal.origin, author }, ['all'])
  await plantEntries(db, id, entries)
  await database.pool.query('vacuum analyze')
  const { set_id } = await db.selectFrom('forms').select('set_id').where('id', '=', id).executeTakeFirstOrThrow()
  const report = reads(portal.origin, author, forms.report.path.replace('{id}', id))
  const tallies = (pad: number) => reads(raw.origin, author, `/tallies?set=${set_id}&pad=${pad}`)
  const more = (await send(report)) - (await send(tallies(0)))
  return compare(report, tallies(Math.max(0, more)), { rounds, connections: 1, calls: 20, settle: 0 })
}
