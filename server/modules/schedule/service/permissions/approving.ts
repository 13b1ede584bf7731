import { requestApprovalEvents } from '@diwan/contract/schedule/events/permissions'
import type { ApprovingOf } from '../../../approvals/public.ts'
import { writeAbsence } from '../../queries/permissions/absence.ts'
import { can } from '../../access/permissions.ts'
import { requestRecord } from '../../kind/permissions.ts'
import { lockRequest, lockRequester, readRequest, updateRequest, type RequestRow } from '../../queries/permissions/request.ts'

/** Requests go through the steps of their unit. */
export const requestApproval: ApprovingOf<RequestRow> = {
  kind: 'permission',
  module: 'permissions',
  events: requestApprovalEvents,
  can,
  read: readRequest,
  lock: lockRequest,
  sortOf: ({ created_at }) => created_at,
  keep: async (db, { id, version, created_by }, status) => {
    await lockRequester(db, created_by)
    await updateRequest(db, id, { status, version: version + 1 })
  },
  told: requestRecord.delivery,
  approved: (_ctx, tx, row) => writeAbsence(tx.db, row),
}
