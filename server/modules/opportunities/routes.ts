import { applications, opportunity, opportunityDecisions } from '@diwan/contract/opportunities/endpoints'
import { route, type Route } from '../../kit/http/route.ts'
import { approvalRoutes } from '../approvals/public.ts'
import { applyFor } from './service/apply.ts'
import { opportunityApproval } from './service/approving.ts'
import * as commands from './service/commands.ts'
import * as deciding from './service/decide.ts'
import { changeOpportunity, createOpportunity, deleteOpportunity } from './service/edit.ts'
import { exportApplications } from './service/export.ts'
import { countApplications, listApplications, openApplication } from './service/read-applications.ts'
import { countOpportunities, listOpportunities, offeredAddressees, openOpportunity } from './service/read.ts'
import { changeSettings, openSettings } from './service/settings.ts'

export const opportunityRoutes: readonly Route[] = [
  route(opportunity.list, listOpportunities),
  route(opportunity.count, countOpportunities),
  route(opportunity.addressees, offeredAddressees),
  route(opportunity.settings, openSettings),
  route(opportunity.changeSettings, changeSettings),
  route(opportunity.open, openOpportunity),
  route(opportunity.create, createOpportunity),
  route(opportunity.change, changeOpportunity),
  route(opportunity.delete, deleteOpportunity),
  route(opportunity.submit, commands.submitOpportunity),
  route(opportunity.revise, commands.reviseOpportunity),
  route(opportunity.cancel, commands.cancelOpportunity),
  route(opportunity.publish, commands.publishOpportunity),
  route(opportunity.extend, commands.extendOpportunity),
  route(opportunity.close, commands.closeOpportunity),
  route(opportunity.reopen, commands.reopenOpportunity),
  ...approvalRoutes(opportunityDecisions, opportunityApproval),
  route(applications.list, listApplications),
  route(applications.count, countApplications),
  route(applications.open, openApplication),
  route(applications.apply, applyFor),
  route(applications.withdraw, deciding.withdrawApplication),
  route(applications.giveUp, deciding.giveUpSeat),
  route(applications.acceptSeat, deciding.acceptSeat),
  route(applications.declineSeat, deciding.declineSeat),
  route(applications.review, deciding.reviewApplication),
  route(applications.release, deciding.releaseApplication),
  route(applications.accept, deciding.acceptApplication),
  route(applications.decline, deciding.declineApplication),
  route(applications.decideMany, deciding.decideMany),
  route(applications.export, exportApplications),
]
