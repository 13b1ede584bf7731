import { opportunity } from '@diwan/contract/opportunities/endpoints'
import { sql } from 'kysely'
import type { ArchivedKind } from '../../../kit/module.ts'
import { reach } from '../access.ts'

/** Nobody applies any more. Index: opportunities_closed. */
export const closedOpportunities: ArchivedKind = {
  kind: 'opportunity',
  module: 'opportunity',
  flag: 'opportunity.view',
  reach,
  table: 'opportunities',
  when: sql`record.deleted_at is null and record.status in ('CLOSED', 'CANCELED', 'DONE')`,
  time: 'updated_at',
  filters: { owner: 'created_by', unit: 'unit_id', type: 'type_id', status: 'status' },
  restore: { command: opportunity.reopen, when: sql`record.status = 'CLOSED'` },
}
