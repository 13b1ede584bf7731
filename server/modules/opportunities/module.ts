import { opportunitySettingsEvents } from '@diwan/contract/opportunities/events'
import { ar } from '@diwan/contract/opportunities/words.ar'
import { en } from '@diwan/contract/opportunities/words.en'
import { defineModule } from '../../kit/kind/define-module.ts'
import { approvedKind } from '../approvals/public.ts'
import { applicationRecord, opportunityRecord } from './kind.ts'
import { applicationsOnTimeline } from './service/bars.ts'
import { opportunityNotifications } from './service/notifications.ts'
import { closedOpportunities } from './queries/closed.ts'
import { opportunitiesInUnits } from './queries/units.ts'
import { opportunityRoutes } from './routes.ts'
import { seedOpportunities } from './seed/sample.ts'
import { opportunityApproval } from './service/approving.ts'
import { plannedOpportunities } from './service/planned.ts'
import { publishedOpportunity, tendOpportunities } from './service/tend.ts'

export const manifest = defineModule({
  key: 'opportunity',
  words: { ar, en },
  kinds: [opportunityRecord, applicationRecord],
  events: Object.values(opportunitySettingsEvents),
  routes: opportunityRoutes,
  inUnits: [opportunitiesInUnits],
  published: [publishedOpportunity],
  approved: [approvedKind(opportunityApproval)],
  archived: [closedOpportunities],
  onTimeline: [applicationsOnTimeline],
  notifications: opportunityNotifications,
  everyMinute: tendOpportunities,
  waiting: [plannedOpportunities],
  seed: seedOpportunities,
})
