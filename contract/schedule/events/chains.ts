import { z } from 'zod'
import { ApprovalStep } from '../../approvals/schemas.ts'
import { event } from '../../kit/event.ts'
import { Uuid } from '../../kit/ids.ts'
import { CHAIN_KINDS } from '../vocabulary/chains.ts'

const Steps = z.object({ steps: z.array(ApprovalStep) })

/** The chain of a unit, or of the organisation, before and after it was changed. */
export const chainChanged = event(
  'schedule.chain_changed',
  z.object({ kind: z.enum(CHAIN_KINDS), unitId: Uuid.nullable(), before: Steps, after: Steps }),
)
