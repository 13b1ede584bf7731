import { z } from 'zod'
import { ApprovalStep, ApprovalSteps, namedInSteps } from '../../approvals/schemas.ts'
import { Uuid, Version } from '../../kit/ids.ts'
import { MAX_CHAIN_UNITS } from '../limits/chains.ts'
import { CHAIN_KINDS } from '../vocabulary/chains.ts'

const NamedUnit = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() })

/** Without a unit it is the chain of the organisation. */
export const ChainQuery = z.strictObject({ kind: z.enum(CHAIN_KINDS), unitId: Uuid.optional() })

/** The approval chain for requests of a kind from a unit. */
export const Chain = z.object({
  kind: z.enum(CHAIN_KINDS),
  unit: NamedUnit.nullable(),
  /** The unit has steps of its own; otherwise these are the steps of `from`. */
  own: z.boolean(),
  /** The unit above whose steps apply; null for the organisation. */
  from: NamedUnit.nullable(),
  steps: z.array(ApprovalStep),
  ...namedInSteps,
  /** Zero before a chain was written. */
  version: z.int().min(0),
  /** Units with a chain of their own for this kind. */
  written: z.array(NamedUnit).max(MAX_CHAIN_UNITS),
})
export type Chain = z.infer<typeof Chain>

/** A unit without steps follows the unit above it; the organisation always has steps. */
export const SaveChain = z.strictObject({
  kind: z.enum(CHAIN_KINDS),
  unitId: Uuid.nullable(),
  version: Version.or(z.literal(0)),
  steps: ApprovalSteps,
})
