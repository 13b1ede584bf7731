import type { Answers } from '@diwan/core/fields/field'
import { isUuid } from '@diwan/core/identifiers'
import type { Question } from '@diwan/core/quiz/question'
import type { Attachment } from '@diwan/contract/files/schemas'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FileReader } from '../../../kit/module.ts'
import { belongingTo } from '../../files/public.ts'
import { canEnrolment } from '../access/enrolments.ts'
import { readEnrolment } from '../queries/enrolments.ts'
import { readCourseFiles } from '../queries/files.ts'

/** The files that questions were answered with. */
export const fileAnswers = (asked: readonly Question[], answers: Answers): string[] =>
  asked.flatMap(({ field }) => {
    const given = field.type === 'file' ? answers[field.key] : undefined
    return typeof given === 'string' && isUuid(given) ? [given] : []
  })

export const belongingFiles = (db: Queryable, enrolmentId: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  belongingTo(db, enrolmentId, ids)

export const readAnsweredFiles = (db: Queryable, enrolmentId: string, ids: readonly string[]): Promise<Attachment[]> =>
  readCourseFiles(db, enrolmentId, ids)

/** What somebody answered with is for them, and for those who mark it. */
export const readsAnsweredFile: FileReader = async ({ db }, caller, id) => {
  const row = caller ? await readEnrolment(db, id) : undefined
  return row !== undefined && (canEnrolment.learn(caller!, row) || canEnrolment.grade(caller!, row))
}
