import type { CsvFile } from '@diwan/contract/kit/import'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { users } from '@diwan/contract/users/endpoints/users'
import { MAX_EXPORT_ROWS } from '@diwan/contract/users/limits'
import { USER_COLUMNS, type UserColumn } from '@diwan/contract/users/vocabulary'
import { formatDay } from '@diwan/core/formats'
import { writeCsv } from '../../../kit/csv/write-csv.ts'
import { writeCursor } from '../../../kit/http/cursor.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { can } from '../access.ts'
import { readPaths } from '../queries/paths.ts'
import { inOrder, lookUp } from './read.ts'

const AT_ONCE = 500

/** The filtered list to its end, in the columns an import understands: what was exported can be changed and brought back. */
export async function exportUsers({ db, actor, clock }: Ctx, asked: InputOf<typeof users.export>): Promise<CsvFile> {
  const arabic = actor.language === 'ar'
  const paths = await readPaths(db)
  const rows: string[][] = []
  let after: string | undefined
  do {
    const found = await lookUp(db, actor, asked, after, AT_ONCE)
    const page = await inOrder(db, found, (row, places) => {
      const mine = can.view_private(actor, row)
      const cells: Record<UserColumn, string | null> = {
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        fullName: row.full_name,
        otherName: row.other_name,
        role: row.role,
        mobile: mine ? row.mobile : null,
        phoneNumber: mine ? row.phone_number : null,
        title: arabic ? row.title_ar : row.title_en,
        partner: arabic ? row.partner_ar : row.partner_en,
        unit: places[0] ? (paths.get(places[0].id)?.[arabic ? 'ar' : 'en'] ?? null) : null,
        joinedOn: row.joined && formatDay(row.joined),
      }
      return (Object.keys(USER_COLUMNS) as UserColumn[]).map((column) => cells[column] ?? '')
    })
    rows.push(...page)
    const last = found.length === AT_ONCE ? found.at(-1) : undefined
    after = last && writeCursor(last)
  } while (after && rows.length < MAX_EXPORT_ROWS)
  const heading = Object.values(USER_COLUMNS).map((names) => names[arabic ? 'ar' : 'en'])
  return { name: `people-${clock.now().toISOString().slice(0, 10)}.csv`, csv: writeCsv(heading, rows) }
}
