import { furthest } from '@diwan/core/training/watched'
import type { Enrolment, LessonProgress } from '@diwan/contract/training/schemas/enrolment'
import type { EnrolmentSource, EnrolmentStatus } from '@diwan/contract/training/vocabulary'
import type { z } from 'zod'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { canEnrolment } from '../access/enrolments.ts'
import type { EnrolmentRow } from '../queries/enrolments.ts'
import type { ProgressRow } from '../queries/progress.ts'

export const isOverdue = ({ status, due_day }: EnrolmentRow, today: string): boolean =>
  (status === 'NEW' || status === 'OPEN') && due_day !== null && due_day < today

/** Fields are listed, never spread: a new column stays private until it is added here. `today` is the organisation's. */
export function presentEnrolment(actor: Actor, row: EnrolmentRow, today: string): z.infer<typeof Enrolment> {
  const { view, learn, grade, manage } = granted(canEnrolment, actor, row)
  const { unit_id: unitId, unit_name_ar, unit_name_en } = row
  return {
    id: row.id,
    course: { id: row.course_id, nameAr: row.name_ar, nameEn: row.name_en, coverId: row.cover_id },
    person: presentPerson(row.user_id, row.learner_name, row.learner_photo),
    unit: unitId === null ? null : { id: unitId, nameAr: unit_name_ar ?? '', nameEn: unit_name_en ?? '' },
    source: row.source as EnrolmentSource,
    mandatory: row.mandatory,
    dueDay: row.due_day,
    overdue: isOverdue(row, today),
    status: row.status as EnrolmentStatus,
    done: row.required - row.open_required,
    required: row.required,
    score: row.score,
    enrolledDate: toSeconds(row.created_at),
    finishedDate: row.finished_at && toSeconds(row.finished_at),
    version: row.version,
    can: { view, learn, grade, manage },
  }
}

export const presentProgress = ({ lesson, position_s, covered, completed_at }: ProgressRow): z.infer<typeof LessonProgress> => ({
  lesson,
  position: position_s,
  furthest: furthest(covered),
  doneDate: completed_at && toSeconds(completed_at),
})
