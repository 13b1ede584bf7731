import type { ApplicationStatus, OpportunityStatus } from '@diwan/contract/opportunities/vocabulary'
import type { Opportunity } from '@diwan/contract/opportunities/schemas'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access.ts'
import type { OpportunityRow } from '../queries/opportunities.ts'

export const localNames = (id: string | null, nameAr: string | null, nameEn: string | null) =>
  id === null ? null : { id, nameAr: nameAr ?? '', nameEn: nameEn ?? '' }
const seconds = (at: Date | null): number | null => at && toSeconds(at)

/** Fields are listed, never spread: a new column stays private until it is added here. */
export function presentOpportunity(actor: Actor, row: OpportunityRow): Opportunity {
  const rights = granted(can, actor, row)
  const { mine } = row
  return {
    id: row.id,
    position: row.position,
    type: localNames(row.type_id, row.type_name_ar, row.type_name_en),
    partner: row.partner,
    description: row.description,
    numberOfUsers: row.number_of_users,
    taken: row.taken,
    waiting: row.waiting,
    dueDate: row.due_day,
    unit: localNames(row.unit_id, row.unit_name_ar, row.unit_name_en),
    status: row.status as OpportunityStatus,
    reason: row.reason,
    publishAt: rights.edit ? seconds(row.publish_at) : null,
    publishedDate: seconds(row.published_at),
    createdBy: presentPerson(row.created_by, row.creator_name, row.creator_photo),
    createdDate: toSeconds(row.created_at),
    updatedDate: toSeconds(row.updated_at),
    version: row.version,
    mine: mine && {
      id: mine.id,
      status: mine.status as ApplicationStatus,
      waitingNo: mine.place,
      offeredUntil: mine.until,
      version: mine.version,
    },
    undecided: rights.decide ? row.undecided : null,
    can: rights,
  }
}
