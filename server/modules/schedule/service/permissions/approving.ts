import { requestApprovalEvents } from '@diwan/contract/schedule/events/permissions'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { ApprovingOf } from '../../../approvals/public.ts'
import { writeSpans } from '../../../calendar/public.ts'
import { can } from '../../access/permissions.ts'
import { requestRecord } from '../../kind/permissions.ts'
import { writeAbsence } from '../../queries/permissions/absence.ts'
import { lockRequest, lockRequester, readRequest, updateRequest, type RequestRow } from '../../queries/permissions/request.ts'
import { recordAbsent } from '../appointments/recorded.ts'
import { hasBegun } from './cancel.ts'
import { requestInbox } from './inbox.ts'

const keep = async (db: Queryable, { id, version, created_by }: RequestRow, status: string, at: Date): Promise<void> => {
  await lockRequester(db, created_by)
  await updateRequest(db, id, { status, version: version + 1, updated_at: at })
}

/** Requests go through the steps of their unit; an approved one is an absence. */
export const requestApproval: ApprovingOf<RequestRow> = {
  kind: 'permission',
  module: 'permissions',
  events: requestApprovalEvents,
  can,
  read: readRequest,
  lock: lockRequest,
  sortOf: ({ created_at }) => created_at,
  keep,
  told: requestRecord.delivery,
  approved: async (ctx, tx, row) => {
    await writeAbsence(tx.db, row)
    await recordAbsent(ctx, tx, { personId: row.created_by, from: row.starts_at!, to: row.ends_at! })
  },
  inbox: requestInbox,
  returned: { events: requestApprovalEvents, keep: (db, row, at) => keep(db, row, 'DRAFT', at) },
  revoked: {
    events: requestApprovalEvents,
    may: ({ clock }, row) => !hasBegun(row, clock.now()),
    undo: (_ctx, tx, { id }) => writeSpans(tx.db, id, []),
  },
}
