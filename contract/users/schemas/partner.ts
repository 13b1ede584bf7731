import { isHttpUrl } from '@diwan/core/identifiers'
import { z } from 'zod'
import { line, Uuid, Version } from '../../kit/ids.ts'
import { pageInput } from '../../kit/page.ts'
import { Email, Phone } from './contact.ts'

/** A partner organisation where a person belongs to it. */
export const PartnerName = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() })
export type PartnerName = z.infer<typeof PartnerName>

export const Partner = PartnerName.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  version: z.int(),
  /** People who belong to it. */
  users: z.int(),
})
export type Partner = z.infer<typeof Partner>

const fields = {
  nameAr: line(120),
  nameEn: line(120),
  email: Email.nullable().default(null),
  phone: Phone.nullable().default(null),
  website: z.string().trim().max(500).refine(isHttpUrl, 'url').nullable().default(null),
}
export const PartnerQuery = z.strictObject(pageInput)
export const CreatePartner = z.strictObject(fields)
export type CreatePartner = z.infer<typeof CreatePartner>
export const UpdatePartner = z.strictObject({ id: Uuid, version: Version, ...fields })
export type UpdatePartner = z.infer<typeof UpdatePartner>
/** `replaceWith` gives its people another one first. */
export const DeletePartner = z.strictObject({ id: Uuid, version: Version, replaceWith: Uuid.optional() })
export type DeletePartner = z.infer<typeof DeletePartner>
