import { sql } from 'kysely'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { SpanSource } from '../../../../kit/declared/spans.ts'
import { writeSpans } from '../../../calendar/public.ts'
import type { RequestRow } from './request.ts'

/** An approved request is an absence of its requester. */
export const writeAbsence = (
  db: Queryable,
  { id, created_by, starts_at, ends_at }: Pick<RequestRow, 'id' | 'created_by' | 'starts_at' | 'ends_at'>,
): Promise<void> => writeSpans(db, id, [{ personId: created_by, kind: 'away', starts: starts_at!, ends: ends_at! }])

/** One whose time has passed stays an absence. */
export const requestSpans: SpanSource = {
  kind: 'permission_request',
  type: 'permissions',
  rebuilt: async (db) => {
    const { rows } = await sql<{ id: string; created_by: string; starts: Date; ends: Date }>`
      select id, created_by, lower(during) as starts, upper(during) as ends from permission_requests
      where status in ('APPROVED', 'DONE') and deleted_at is null`.execute(db)
    return rows.map(({ id, created_by, starts, ends }) => ({ objectId: id, personId: created_by, kind: 'away', starts, ends }))
  },
}
