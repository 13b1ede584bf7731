import { SurveyContent, type EditedSurvey, type Survey } from '@diwan/contract/surveys/schemas'
import type { ContentStatus } from '@diwan/contract/publishing/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access.ts'
import type { SurveyRow } from '../queries/surveys.ts'

/** What is written, with the defaults of what a later release asks for. */
export const contentOf = ({ draft }: Pick<SurveyRow, 'draft'>): SurveyContent => SurveyContent.parse(draft)

const seconds = (at: Date | null): number | null => at && toSeconds(at)

const unitOf = ({ unit_id: id, unit_name_ar, unit_name_en }: SurveyRow) =>
  id === null ? null : { id, nameAr: unit_name_ar ?? '', nameEn: unit_name_en ?? '' }

/** Fields are listed, never spread: a new column stays private until it is added here. */
export function presentSurvey(actor: Actor, row: SurveyRow): Survey {
  const { view, answer, edit, publish, delete: remove, results, identified, shared } = granted(can, actor, row)
  return {
    id: row.id,
    nameAr: row.name_ar,
    nameEn: row.name_en,
    descriptionAr: row.description_ar,
    descriptionEn: row.description_en,
    anonymous: row.anonymous,
    breakdown: row.breakdown,
    k: row.k,
    shareResults: row.share_results,
    unit: unitOf(row),
    template: row.is_template,
    status: row.status as ContentStatus,
    publishedDate: seconds(row.published_at),
    untilDate: seconds(row.until_at),
    archivedDate: seconds(row.archived_at),
    createdBy: presentPerson(row.created_by, row.creator_name, row.creator_photo),
    createdDate: toSeconds(row.created_at),
    updatedDate: toSeconds(row.updated_at),
    version: row.version,
    can: { view, answer, edit, publish, delete: remove, results, identified, shared },
  }
}

export function presentEdited(actor: Actor, row: SurveyRow, answered: boolean): EditedSurvey {
  const unit = unitOf(row)
  return {
    ...presentSurvey(actor, row),
    content: contentOf(row),
    places: unit ? [unit] : [],
    changed: row.changed,
    promised: row.status !== 'DRAFT',
    answered,
  }
}
