import { sql } from 'kysely'
import type { Actor } from '../../../../kit/access/actor.ts'
import { among } from '../../../../kit/access/among.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { Cursor } from '../../../../kit/http/cursor.ts'
import { reach } from '../../access/permissions.ts'
import { columns, withNames, type RequestRow } from './request.ts'

interface BarQuery {
  readonly from: string
  readonly to: string
  /** Only the requests of the caller. */
  readonly mine: boolean
  readonly after: Cursor | undefined
  readonly limit: number
}

const sees = among(reach, 'permissions.view')

/** Requests with a day between two that take their time or took it, the newest first. Index: permission_requests_living. */
export async function readDated(db: Queryable, actor: Actor, asked: BarQuery): Promise<RequestRow[]> {
  const { from, to, mine, after, limit } = asked
  const past = after ? sql`and (record.created_at, record.id) < (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``
  const own = mine ? sql`and record.created_by = ${actor.id}` : sql``
  const { rows } = await sql<RequestRow>`
    with page as (
      select record.id from permission_requests record
      where record.date_from <= ${to}::date and record.date_to >= ${from}::date and record.deleted_at is null
        and record.status in ('SENT', 'CHECKING', 'APPROVED', 'DONE') ${own} and ${sees(actor, 'record')} ${past}
      order by record.created_at desc, record.id desc limit ${sql.lit(limit)}
    )
    select ${columns} from page join permission_requests request on request.id = page.id ${withNames}
    order by request.created_at desc, request.id desc`.execute(db)
  return rows
}
