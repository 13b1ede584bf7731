import { FormContent, type EditedForm, type Form } from '@diwan/contract/forms/schemas'
import type { FormTarget } from '@diwan/contract/forms/vocabulary'
import type { ContentStatus } from '@diwan/contract/publishing/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access.ts'
import type { FormRow } from '../queries/forms.ts'

/** What is written, with the defaults of what a later release asks for. */
export const contentOf = ({ draft }: Pick<FormRow, 'draft'>): FormContent => FormContent.parse(draft)

const seconds = (at: Date | null): number | null => at && toSeconds(at)

/** Fields are listed, never spread: a new column stays private until it is added here. */
export function presentForm(actor: Actor, row: FormRow): Form {
  const grantedTo = granted(can, actor, row)
  return {
    id: row.id,
    nameAr: row.name_ar,
    nameEn: row.name_en,
    descriptionAr: row.description_ar,
    descriptionEn: row.description_en,
    unit: row.unit_id === null ? null : { id: row.unit_id, nameAr: row.unit_name_ar ?? '', nameEn: row.unit_name_en ?? '' },
    target: row.target as FormTarget | null,
    once: row.once,
    maxEntries: row.max_entries,
    withdrawable: row.withdrawable,
    template: row.is_template,
    entries: grantedTo.edit ? row.entries : null,
    status: row.status as ContentStatus,
    publishedDate: seconds(row.published_at),
    archivedDate: seconds(row.archived_at),
    createdBy: presentPerson(row.created_by, row.creator_name, row.creator_photo),
    createdDate: toSeconds(row.created_at),
    updatedDate: toSeconds(row.updated_at),
    version: row.version,
    can: grantedTo,
  }
}

export const presentEdited = (actor: Actor, row: FormRow): EditedForm => ({
  ...presentForm(actor, row),
  content: contentOf(row),
  places: [...row.places],
  approvers: row.approvers.map(({ id, fullName, photoId }) => presentPerson(id, fullName, photoId)),
  changed: row.changed,
})
