import { enrolmentEvents } from '@diwan/contract/training/events'
import { formatHijri } from '@diwan/core/formats'
import { offsetOn } from '@diwan/core/hijri'
import { randomBytes } from 'node:crypto'
import { newId } from '../../../kit/db/id.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { presentShown, readOrganisation } from '../../settings/public.ts'
import { readProfile } from '../../users/public.ts'
import { deliveryForEnrolment } from '../kind.ts'
import { insertCertificate, replaceValid, type Snapshot } from '../queries/certificates.ts'
import { readCourse, type CourseRow } from '../queries/courses.ts'
import type { EnrolmentRow } from '../queries/enrolments.ts'
import { dayOf, enrolmentDetail } from './enrolment-facts.ts'

/** Crockford's letters: none that is taken for another one. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_BYTES = 10

/** 80 random bits as 16 signs. */
export function newCode(bytes: Uint8Array = randomBytes(CODE_BYTES)): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (five) => LETTERS[Number.parseInt(five, 2)]!)
}

/** In the transaction that finishes a course which gives one. It takes the place of an earlier one of the same course. */
export async function issueCertificate(ctx: Ctx, tx: Tx, row: EnrolmentRow): Promise<void> {
  const course = (await readCourse(tx.db, row.course_id))!
  if (!course.certificate) return
  const [{ today }, at] = [await dayOf(ctx, tx.db), ctx.clock.now()]
  await replaceValid(tx.db, course.id, row.user_id, at)
  await insertCertificate(tx.db, {
    id: newId(),
    code: newCode(),
    enrolment_id: row.id,
    course_id: course.id,
    user_id: row.user_id,
    snapshot: JSON.stringify(await snapshotOf(tx, row, course, today)),
    issued_on: today,
    issued_at: at,
    expires_on: course.valid_months === null ? null : monthsAfter(today, course.valid_months),
  })
  tx.record(enrolmentEvents.certified, enrolmentDetail(ctx, row), deliveryForEnrolment(row))
}

async function snapshotOf(tx: Tx, row: EnrolmentRow, course: CourseRow, today: string): Promise<Snapshot> {
  const [organisation, inArabic, inEnglish] = await Promise.all([
    readOrganisation(tx.db),
    readProfile(tx.db, row.user_id, 'ar'),
    readProfile(tx.db, row.user_id, 'en'),
  ])
  const shown = organisation && presentShown(organisation)
  const offset = offsetOn(today, { offset: shown?.hijriOffset ?? 0, months: shown?.hijriMonths ?? [] })
  return {
    personName: row.learner_name,
    unitAr: inArabic.department_group ?? inArabic.department ?? '',
    unitEn: inEnglish.department_group ?? inEnglish.department ?? '',
    courseAr: course.name_ar,
    courseEn: course.name_en,
    organisationAr: organisation?.name_ar ?? '',
    organisationEn: organisation?.name_en ?? '',
    signatoryAr: course.signatory_ar,
    signatoryEn: course.signatory_en,
    issuedHijriAr: formatHijri(today, 'ar', offset),
    issuedHijriEn: formatHijri(today, 'en', offset),
    score: row.score,
  }
}

/** The last day of a shorter month stands for what it lacks. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`
}
