import { emptyIfBlank } from '@diwan/core/blank-text'
import { isStorable } from '@diwan/core/storable-text'
import { z } from 'zod'
import { Seconds, Uuid } from '../../kit/ids.ts'
import { Unit } from '../../units/schemas.ts'
import { MAX_DECLINE_REASON, MAX_FIRST_NAME, MAX_FULL_NAME } from '../limits.ts'
import { nameLine, optionalNameLine } from './lines.ts'

/** The four parts of a name; the other script may stay empty. */
export const ProposeName = z.strictObject({
  firstName: optionalNameLine(MAX_FIRST_NAME),
  lastName: optionalNameLine(MAX_FIRST_NAME),
  fullName: nameLine(MAX_FULL_NAME),
  otherName: optionalNameLine(MAX_FULL_NAME),
})
export type ProposeName = z.infer<typeof ProposeName>

/** A name that waits for an administrator. A new proposal replaces it under a new id. */
export const ProposedName = z.object({
  id: Uuid,
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  otherName: z.string(),
  proposedDate: Seconds,
})
export type ProposedName = z.infer<typeof ProposedName>

/** Another person whose name folds to the same letters. */
export const Namesake = z.object({ id: Uuid, fullName: z.string(), unit: Unit.nullable() })

/** A proposal as the administrator reads it. */
export const NameProposal = ProposedName.extend({
  namesakes: z.array(Namesake),
  /** Further people of this name whom the reader may not see, or who exceed the list. */
  otherNamesakes: z.int(),
})
export type NameProposal = z.infer<typeof NameProposal>

const reason = z.string().trim().overwrite(emptyIfBlank).min(1).max(MAX_DECLINE_REASON).refine(isStorable, 'not_storable')
/** The decision names the proposal that was read, so that a newer one is never confirmed unseen. */
export const ConfirmName = z.strictObject({ id: Uuid, proposalId: Uuid })
export const DeclineName = z.strictObject({ id: Uuid, proposalId: Uuid, reason })
