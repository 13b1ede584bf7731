import type { Role } from '@diwan/contract/access/vocabulary'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { users } from '@diwan/contract/users/endpoints/users'
import { MAX_EXPORT_ROWS } from '@diwan/contract/users/limits'
import { ROLE_NAMES, USER_COLUMNS, type UserColumn } from '@diwan/contract/users/vocabulary'
import { writeCursor } from '../../../kit/http/cursor.ts'
import { dayCell } from '../../../kit/list/export-cell.ts'
import { exportFile, type ExportColumn } from '../../../kit/list/export-file.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { can } from '../access.ts'
import { readPaths } from '../queries/paths.ts'
import { inOrder, lookUp } from './read.ts'

const AT_ONCE = 500

type ExportInput = Omit<InputOf<typeof users.export>, 'format'>
type Line = Readonly<Record<UserColumn, string | null>>

/** The filtered list to its end, in the columns an import understands: what was exported can be changed and brought back. */
export function exportUsers(ctx: Ctx, { format, ...asked }: InputOf<typeof users.export>): FileAnswer {
  const { language, reading } = ctx.actor
  const columns = (Object.keys(USER_COLUMNS) as UserColumn[]).map((name): ExportColumn<Line> => ({
    heading: USER_COLUMNS[name][language],
    cell: (line) => (name === 'joinedOn' ? dayCell(line.joinedOn, reading) : line[name]),
  }))
  const name = `people-${ctx.clock.now().toISOString().slice(0, 10)}`
  return exportFile({ name, format, language, columns, pages: pagesOf(ctx, asked) })
}

/** The next page is read when the one before has left. */
async function* pagesOf({ db, actor }: Ctx, asked: ExportInput): AsyncGenerator<Line[]> {
  const arabic = actor.language === 'ar'
  const paths = await readPaths(db)
  let after: string | undefined
  for (let read = 0; read < MAX_EXPORT_ROWS; read += AT_ONCE) {
    const found = await lookUp(db, actor, asked, after, AT_ONCE)
    yield await inOrder(db, found, (row, places): Line => {
      const mine = can.view_private(actor, row)
      return {
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        fullName: row.full_name,
        otherName: row.other_name,
        role: ROLE_NAMES[row.role as Role][arabic ? 0 : 1],
        mobile: mine ? row.mobile : null,
        phoneNumber: mine ? row.phone_number : null,
        title: arabic ? row.title_ar : row.title_en,
        partner: arabic ? row.partner_ar : row.partner_en,
        unit: places[0] ? (paths.get(places[0].id)?.[arabic ? 'ar' : 'en'] ?? null) : null,
        joinedOn: row.joined,
      }
    })
    const last = found.length === AT_ONCE ? found.at(-1) : undefined
    if (!last) return
    after = writeCursor(last)
  }
}
