import type { Attachment } from '@diwan/contract/files/schemas'
import type { ContentStatus } from '@diwan/contract/publishing/vocabulary'
import { CourseContent, type Course, type EditedCourse } from '@diwan/contract/training/schemas/course'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access/courses.ts'
import type { CourseRow } from '../queries/courses.ts'

/** What is written, with the defaults of what a later release asks for. */
export const contentOf = ({ draft }: Pick<CourseRow, 'draft'>): CourseContent => CourseContent.parse(draft)

const seconds = (at: Date | null): number | null => at && toSeconds(at)

const unitOf = ({ unit_id: id, unit_name_ar, unit_name_en }: CourseRow) =>
  id === null ? null : { id, nameAr: unit_name_ar ?? '', nameEn: unit_name_en ?? '' }

/** Fields are listed, never spread: a new column stays private until it is added here. */
export function presentCourse(actor: Actor, row: CourseRow): Course {
  const { view, learn, edit, publish, delete: remove, progress } = granted(can, actor, row)
  return {
    id: row.id,
    nameAr: row.name_ar,
    nameEn: row.name_en,
    descriptionAr: row.description_ar,
    descriptionEn: row.description_en,
    categoryAr: row.category_ar,
    categoryEn: row.category_en,
    coverId: row.cover_id,
    selfEnrolment: row.self_enrolment,
    dueDays: row.due_days,
    certificate: row.certificate,
    validMonths: row.valid_months,
    signatoryAr: row.signatory_ar,
    signatoryEn: row.signatory_en,
    unit: unitOf(row),
    template: row.is_template,
    status: row.status as ContentStatus,
    publishedDate: seconds(row.published_at),
    archivedDate: seconds(row.archived_at),
    lessons: row.lessons,
    createdBy: presentPerson(row.created_by, row.creator_name, row.creator_photo),
    createdDate: toSeconds(row.created_at),
    updatedDate: toSeconds(row.updated_at),
    version: row.version,
    can: { view, learn, edit, publish, delete: remove, progress },
  }
}

export function presentEdited(actor: Actor, row: CourseRow, files: Attachment[]): EditedCourse {
  const unit = unitOf(row)
  return {
    ...presentCourse(actor, row),
    content: contentOf(row),
    places: unit ? [unit] : [],
    files,
    changed: row.changed,
    courseVersion: row.course_version,
  }
}
