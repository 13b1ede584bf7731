import { relations, within } from '../../kit/access/reach.ts'
import type { OrganisationRow } from './queries.ts'

/** There is one organisation: whoever holds a flag holds it on all. */
const reach = relations<OrganisationRow>({})

export const can = { view: within(reach, 'settings.view'), change: within(reach, 'settings.organisation') }
