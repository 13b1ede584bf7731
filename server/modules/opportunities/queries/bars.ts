import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { among } from '../../../kit/access/among.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { reachApplication } from '../access.ts'
import { columnsBy, withNames, type ApplicationRow } from './applications.ts'

interface BarQuery {
  readonly from: string
  readonly to: string
  readonly after: Cursor | undefined
  readonly limit: number
}

export interface DatedApplication extends ApplicationRow {
  readonly due_date: string
}

const sees = among(reachApplication, 'opportunity.applications.view')

/** Own applications that live, to opportunities that are due between two days; the newest first. Index: opportunity_applications_by_applicant. */
export async function readDated(db: Queryable, actor: Actor, { from, to, after, limit }: BarQuery): Promise<DatedApplication[]> {
  const past = after ? sql`and (record.created_at, record.id) < (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``
  const { rows } = await sql<DatedApplication>`
    with page as (
      select record.id, due.due_date::text as due_date from opportunity_applications record
      join opportunities due on due.id = record.opportunity_id and due.due_date between ${from}::date and ${to}::date
      where record.created_by = ${actor.id} and record.deleted_at is null
        and record.status in ('SENT', 'CHECKING', 'PENDING', 'APPROVED') and ${sees(actor, 'record')} ${past}
      order by record.created_at desc, record.id desc limit ${sql.lit(limit)}
    )
    select ${columnsBy('created_at')}, page.due_date from page
    join opportunity_applications application on application.id = page.id ${withNames}
    order by application.created_at desc, application.id desc`.execute(db)
  return rows
}
