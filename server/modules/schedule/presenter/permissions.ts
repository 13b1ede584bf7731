import type { Attachment } from '@diwan/contract/files/schemas'
import { requestMoves } from '@diwan/contract/schedule/moves/permissions'
import type { Request } from '@diwan/contract/schedule/schemas/permissions'
import type { RequestStatus } from '@diwan/contract/schedule/vocabulary/permissions'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access/permissions.ts'
import type { RequestRow } from '../queries/permissions/request.ts'

const unitOf = (row: RequestRow['department']) => row && { id: row.id, nameAr: row.name_ar, nameEn: row.name_en }

/** Fields are listed, never spread: a new column stays private until it is added here. */
export function presentRequest(actor: Actor, row: RequestRow, files: readonly Attachment[]): Request {
  const { view, edit, cancel, revoke, decide, cancelApproval } = granted(can, actor, row)
  const status = row.status as RequestStatus
  return {
    id: row.id,
    shortId: row.short_id,
    type: row.type && { ...unitOf(row.type)!, active: row.type.active },
    reason: row.reason,
    dateFrom: row.date_from,
    dateTo: row.date_to,
    timeFrom: row.time_from,
    timeTo: row.time_to,
    wholeDays: row.whole_days,
    working: { seconds: row.working_seconds, days: row.working_days },
    department: unitOf(row.department),
    group: unitOf(row.group),
    files: [...files],
    status,
    createdBy: presentPerson(row.created_by, row.requester_name, row.requester_photo),
    createdDate: toSeconds(row.created_at),
    updatedDate: toSeconds(row.updated_at),
    submittedDate: row.submitted_at && toSeconds(row.submitted_at),
    version: row.version,
    can: {
      view,
      edit: edit && status === 'DRAFT',
      cancel: cancel && requestMoves.cancel.from.includes(status),
      revoke: revoke && requestMoves.revoke.from.includes(status),
      decide: decide && requestMoves.approve.from.includes(status),
      cancelApproval,
    },
  }
}
