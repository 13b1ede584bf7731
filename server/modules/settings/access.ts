import { relations, within } from '../../kit/access/reach.ts'
import type { OrganisationRow } from './queries.ts'

/** There is one organisation: a flag held is held on all of it. */
const reach = relations<OrganisationRow>({})

export const can = {
  view: within(reach, 'settings.view'),
  change: within(reach, 'settings.organisation'),
  lessons: within(reach, 'settings.lessons'),
}
