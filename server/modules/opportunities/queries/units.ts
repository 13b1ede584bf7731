import type { UnitContent } from '../../../kit/module.ts'
import { belongingToUnits } from '../../../kit/record/in-units.ts'

/** Opportunities of a unit, and the applications that were sent to them. */
export const opportunitiesInUnits: UnitContent = belongingToUnits({
  kind: 'opportunity',
  flag: 'opportunity.view',
  columns: [
    ['opportunities', 'unit_id'],
    ['opportunity_applications', 'unit_id'],
  ],
})
