import { drafts } from '../gathered/drafts.gen.ts'

/** What is being written: a new ticket, a reply or a note. */
export const DRAFT_KINDS = drafts
export type DraftKind = (typeof drafts)[number]
