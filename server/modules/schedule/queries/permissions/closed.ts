import { sql } from 'kysely'
import type { ArchivedKind } from '../../../../kit/module.ts'
import { reach } from '../../access/permissions.ts'

/** Nothing changes a request after these states. Index: permission_requests_closed. */
export const closedRequests: ArchivedKind = {
  kind: 'permission_request',
  module: 'permissions',
  flag: 'permissions.view',
  reach,
  table: 'permission_requests',
  when: sql`record.deleted_at is null and record.status in ('REJECTED', 'CANCELED', 'DONE')`,
  time: 'updated_at',
  filters: { owner: 'created_by', unit: 'unit_id', type: 'type_id', status: 'status' },
  restore: null,
}
