import type { Certificate } from '@diwan/contract/training/schemas/certificate'
import type { CertificateState } from '@diwan/contract/training/vocabulary'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { accountNumberOf } from '../../users/public.ts'
import { sayIn } from '../service/say.ts'
import type { CertificateRow } from '../queries/certificates.ts'

/** `today` is the organisation's. */
export function stateOf({ revoked_at, replaced_at, expires_day }: CertificateRow, today: string): CertificateState {
  if (revoked_at !== null) return 'revoked'
  if (replaced_at !== null) return 'replaced'
  return expires_day !== null && expires_day < today ? 'expired' : 'valid'
}

/** Where anybody reads whether it is valid, below the address of the portal. */
export const addressOf = (code: string): string => `/api/training/certificates/${code}`

/** In groups, as people read it out. */
export const spelled = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** The facts that tell the holder from others of the same name and that no holder can choose: the unit at that time and the account's number. */
export function holderFacts(
  language: 'ar' | 'en',
  { snapshot, user_id }: Pick<CertificateRow, 'snapshot' | 'user_id'>,
): (readonly [label: string, value: string])[] {
  const say = sayIn(language)
  const unit = language === 'ar' ? snapshot.unitAr : snapshot.unitEn
  return [
    ...(unit === '' ? [] : [[say('certificateUnit'), unit] as const]),
    [say('certificateAccount'), accountNumberOf(user_id)],
  ]
}

export const presentCertificate = (row: CertificateRow, today: string): Certificate => ({
  enrolmentId: row.enrolment_id,
  code: row.code,
  address: addressOf(row.code),
  courseId: row.course_id,
  personName: row.snapshot.personName,
  courseAr: row.snapshot.courseAr,
  courseEn: row.snapshot.courseEn,
  score: row.snapshot.score,
  issuedDay: row.issued_day,
  expiresDay: row.expires_day,
  state: stateOf(row, today),
  revokedDate: row.revoked_at && toSeconds(row.revoked_at),
  reason: row.reason,
})
