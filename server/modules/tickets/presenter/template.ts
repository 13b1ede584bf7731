import { incomplete } from '@diwan/contract/fields/schemas'
import { Difference } from '@diwan/contract/kit/difference'
import type { CatalogueEntry, Template, TemplateChange, TemplateLine } from '@diwan/contract/tickets/schemas/template'
import { TemplateContent } from '@diwan/contract/tickets/schemas/template'
import type { Unit, UnitChoice } from '@diwan/contract/units/schemas'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import type { Place, readTemplateHistory, TemplateRow } from '../queries/templates.ts'

export const contentOf = ({ draft }: Pick<TemplateRow, 'draft'>): TemplateContent => TemplateContent.parse(draft)

const presentNamed = ({ id, kind, name_ar, name_en }: Omit<Place, 'parent'>): Unit => ({
  id,
  kind: kind as Unit['kind'],
  nameAr: name_ar,
  nameEn: name_en,
})
export const presentPlace = (to: Place): UnitChoice => ({ ...presentNamed(to), parent: presentNamed(to.parent) })

/** Both languages or none: of the names, the category, the description, the subject, and of each field. */
export function isUntranslated(content: TemplateContent): boolean {
  const { nameAr, nameEn, descriptionAr, descriptionEn, categoryAr, categoryEn, subjectAr, subjectEn, fields } = content
  const pairs = [
    [nameAr, nameEn],
    [descriptionAr, descriptionEn],
    [categoryAr, categoryEn],
    [subjectAr, subjectEn],
  ]
  return (
    pairs.some(([ar, en]) => (ar === '') !== (en === '')) || incomplete(fields).some(({ code }) => code === 'translation_missing')
  )
}

const standingOf = (row: TemplateRow, content: TemplateContent) => ({
  id: row.id,
  group: row.draft_to && presentPlace(row.draft_to),
  active: row.active,
  publishedDate: row.published_at && toSeconds(row.published_at),
  changed: row.changed,
  untranslated: isUntranslated(content),
  version: row.version,
})

export function presentTemplate(row: TemplateRow): Template {
  const content = contentOf(row)
  return { ...standingOf(row, content), content }
}

export function presentTemplateLine(row: TemplateRow): TemplateLine {
  const content = contentOf(row)
  const { nameAr, nameEn, descriptionAr, descriptionEn, categoryAr, categoryEn, icon, fields } = content
  const names = { nameAr, nameEn, descriptionAr, descriptionEn, categoryAr, categoryEn, icon }
  return { ...names, ...standingOf(row, content), questions: fields.length }
}

/** What was published, never what is being edited. */
export const presentEntry = (row: TemplateRow): CatalogueEntry => ({
  id: row.id,
  nameAr: row.name_ar ?? '',
  nameEn: row.name_en ?? '',
  descriptionAr: row.description_ar ?? '',
  descriptionEn: row.description_en ?? '',
  categoryAr: row.category_ar ?? '',
  categoryEn: row.category_en ?? '',
  icon: row.icon as CatalogueEntry['icon'],
})

type HistoryRow = Awaited<ReturnType<typeof readTemplateHistory>>[number]

export const presentTemplateChange = (row: HistoryRow): TemplateChange => ({
  id: row.id,
  event: row.event,
  actor: row.actor_id && row.full_name ? presentPerson(row.actor_id, row.full_name, row.photo_id) : null,
  at: toSeconds(row.at),
  ...Difference.parse(row.detail),
})
