import { opportunityKind } from '@diwan/contract/opportunities/kind'
import { opportunityMoves } from '@diwan/contract/opportunities/moves'
import { plannedRecords } from '../../publishing/public.ts'
import { can } from '../access.ts'
import { readEnding, readOpportunities } from '../queries/opportunities.ts'

const { publish } = opportunityMoves

/** Opportunities that open at their hour, or end on their last day, soon. */
export const plannedOpportunities = plannedRecords({
  kind: 'opportunity',
  module: 'opportunity',
  flag: 'create',
  path: '/admin/opportunity',
  read: readOpportunities,
  title: (_ctx, { position }) => position,
  open: opportunityKind.editPath,
  may: can.publish,
  opens: ({ status }) => publish.from.some((one) => one === status),
  closes: ({ status }) => status === 'OPEN',
  ending: ({ db }, between, limit) => readEnding(db, between, limit),
})
