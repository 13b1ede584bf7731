import type { Attachment } from '@diwan/contract/files/schemas'
import type { ApplicationStatus, OpportunityStatus } from '@diwan/contract/opportunities/vocabulary'
import type { Application } from '@diwan/contract/opportunities/schemas'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { canApplication } from '../access.ts'
import type { ApplicationRow } from '../queries/applications.ts'
import { localNames } from './opportunity.ts'

/** Its applicant is not shown who reviews it. */
export function presentApplication(actor: Actor, row: ApplicationRow, files: readonly Attachment[]): Application {
  const rights = granted(canApplication, actor, row)
  const reviewed = rights.decide && row.reviewer_id !== null
  return {
    id: row.id,
    opportunity: {
      id: row.opportunity_id,
      position: row.position,
      type: localNames(row.type_id, row.type_name_ar, row.type_name_en),
      status: row.opportunity_status as OpportunityStatus,
    },
    by: presentPerson(row.created_by, row.applicant_name, row.applicant_photo),
    unit: row.of_unit,
    note: row.note,
    files: [...files],
    status: row.status as ApplicationStatus,
    waitingNo: row.place,
    waiting: row.waiting,
    offeredUntil: row.offered_until && toSeconds(row.offered_until),
    reviewer: reviewed ? presentPerson(row.reviewer_id!, row.reviewer_name ?? '', row.reviewer_photo) : null,
    reason: row.reason,
    createdDate: toSeconds(row.created_at),
    version: row.version,
    can: rights,
  }
}
