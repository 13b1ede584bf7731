import { emptyIfBlank } from '@diwan/core/blank-text'
import { isStorable } from '@diwan/core/storable-text'
import { z } from 'zod'
import { Day, Seconds, Uuid } from '../../kit/ids.ts'
import { pageInput } from '../../kit/page.ts'
import { MAX_REASON } from '../limits.ts'
import { CERTIFICATE_STATES } from '../vocabulary.ts'

export const Certificate = z.object({
  /** Of the enrolment that it was given for. */
  enrolmentId: Uuid,
  code: z.string(),
  /** Where anybody may see whether it is valid. */
  address: z.string(),
  courseId: Uuid,
  personName: z.string(),
  courseAr: z.string(),
  courseEn: z.string(),
  score: z.int().nullable(),
  issuedDay: Day,
  expiresDay: Day.nullable(),
  state: z.enum(CERTIFICATE_STATES),
  revokedDate: Seconds.nullable(),
  reason: z.string(),
})
export type Certificate = z.infer<typeof Certificate>

export const CertificateQuery = z.strictObject(pageInput)
export const CertificateOf = z.strictObject({ id: Uuid })
const reason = z.string().trim().overwrite(emptyIfBlank).min(1).max(MAX_REASON).refine(isStorable, 'not_storable')
export const RevokeCertificate = z.strictObject({ id: Uuid, reason })
/** As it is printed: 16 signs, in groups or not. Whatever else is typed is not found, as a code that nobody was given. */
export const VerifyCertificate = z.strictObject({ code: z.string().max(40) })
