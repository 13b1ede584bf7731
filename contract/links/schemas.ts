import { z } from 'zod'
import { ShortId, Uuid, uuids } from '../kit/ids.ts'
import { MAX_CARDS, MAX_LINKS, MAX_NAMED } from './limits.ts'

/** A record as a link shows it, to somebody who may see it. */
export const LinkedRecord = z.object({
  id: Uuid,
  kind: z.string(),
  shortId: ShortId.nullable(),
  title: z.string(),
  /** Of the statuses all modules share. */
  status: z.string().nullable(),
  path: z.string(),
})
export type LinkedRecord = z.infer<typeof LinkedRecord>

/** As one end sees the other: it was made from that, or that from it. */
export const LINK_ROLES = ['related', 'made_from', 'made_into'] as const

export const Link = z.object({
  id: Uuid,
  role: z.enum(LINK_ROLES),
  /** The part of this record that is linked, a message for instance; the record itself when absent. */
  part: Uuid.nullable(),
  record: LinkedRecord,
  /** The part at the far end. */
  otherPart: Uuid.nullable(),
  /** It was taken away; its line in the history still says with what. */
  gone: z.boolean(),
  /** Whether this caller may take it away. */
  mayUnlink: z.boolean(),
})
export type Link = z.infer<typeof Link>

export const ObjectLinks = z.object({
  items: z.array(Link).max(2 * MAX_LINKS),
  /** Whether this caller may link the record with others. */
  mayLink: z.boolean(),
})
export type ObjectLinks = z.infer<typeof ObjectLinks>

export const ObjectId = z.strictObject({ id: Uuid })
export const LinkObjects = z
  .strictObject({ id: Uuid, otherId: Uuid, part: Uuid.optional(), otherPart: Uuid.optional() })
  .refine(({ id, otherId }) => id !== otherId, { error: 'itself', path: ['otherId'] })
export type LinkObjects = z.infer<typeof LinkObjects>
export const UnlinkObjects = z.strictObject({ id: Uuid, linkId: Uuid })
export type UnlinkObjects = z.infer<typeof UnlinkObjects>

export const CardsQuery = z.strictObject({ ids: uuids(MAX_CARDS) })

/** Short ids with commas between them. */
export const NamedQuery = z.strictObject({
  shortIds: z.string().regex(new RegExp(`^[A-Z]{3}[0-9]{3}(,[A-Z]{3}[0-9]{3}){0,${MAX_NAMED - 1}}$`)),
})
export const Named = z.object({ items: z.array(LinkedRecord) })
