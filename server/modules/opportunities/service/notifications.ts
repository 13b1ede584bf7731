import { applicationEvents, opportunityApprovalEvents, opportunityEvents } from '@diwan/contract/opportunities/events'
import { applicationKind, opportunityKind } from '@diwan/contract/opportunities/kind'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { NotificationRule } from '../../../kit/module.ts'
import { holdersOf } from '../../access/public.ts'
import { approvalNotifications } from '../../approvals/public.ts'
import { readAddressed, readTokens } from '../../audience/public.ts'
import { readApplication, readEnded } from '../queries/applications.ts'
import { readOpportunities } from '../queries/opportunities.ts'

const ofOpportunity: NotificationRule['params'] = async ({ db }, { objectId }) => {
  const [row] = await readOpportunities(db, PORTAL, [objectId])
  return { name: row?.position ?? '', person: row?.creator_name ?? '' }
}
const ofApplication: NotificationRule['params'] = async ({ db }, { objectId }) => {
  const row = await readApplication(db, objectId)
  return { name: row?.position ?? '', person: row?.applicant_name ?? '', opportunity: row?.opportunity_id ?? '' }
}

const toApplicant: NotificationRule = {
  recipients: async ({ db }, { objectId }) => {
    const row = await readApplication(db, objectId)
    return row ? [row.created_by] : []
  },
  params: ofApplication,
  path: applicationKind.path,
}
/** The policy of the application then keeps those holders of the right who see this one. */
const MAX_DECIDERS = 100

export const opportunityNotifications: Readonly<Record<string, NotificationRule>> = {
  [opportunityEvents.published.name]: {
    recipients: async ({ db }, { objectId, detail }) =>
      detail['announced'] === true ? readAddressed(db, await readTokens(db, objectId)) : [],
    params: ofOpportunity,
    path: opportunityKind.path,
  },
  [opportunityEvents.canceled.name]: {
    recipients: ({ db }, { objectId }) => readEnded(db, objectId),
    params: ofOpportunity,
    path: opportunityKind.path,
  },
  ...approvalNotifications({
    events: opportunityApprovalEvents,
    params: ofOpportunity,
    toDecide: opportunityKind.path,
    toRequester: opportunityKind.path,
    requester: async (db, id) => (await readOpportunities(db, PORTAL, [id]))[0]?.created_by ?? null,
  }),
  [applicationEvents.sent.name]: {
    recipients: ({ db }) => holdersOf(db, 'opportunity.applications.decide', MAX_DECIDERS),
    params: ofApplication,
    path: (_id, { opportunity }) => `${opportunityKind.editPath(opportunity ?? '')}&part=applicants`,
    channels: { mail: 'off', push: 'off' },
  },
  [applicationEvents.accepted.name]: toApplicant,
  [applicationEvents.queued.name]: toApplicant,
  [applicationEvents.declined.name]: toApplicant,
  [applicationEvents.offered.name]: { ...toApplicant, reason: () => 'assigned' },
  [applicationEvents.lapsed.name]: toApplicant,
}
