import { applications, opportunity } from '@diwan/contract/opportunities/endpoints'
import { applicationEvents, opportunityApprovalEvents, opportunityEvents } from '@diwan/contract/opportunities/events'
import { applicationKind, opportunityKind } from '@diwan/contract/opportunities/kind'
import { ApplicationCountQuery, OpportunityCountQuery } from '@diwan/contract/opportunities/schemas'
import { z } from 'zod'
import { recordKind } from '../../kit/kind/record-kind.ts'
import type { Delivery } from '../../kit/record/recorded.ts'
import { can, canApplication, reach, reachApplication } from './access.ts'
import { readApplications, readApplicationTexts, type ApplicationReach, type ApplicationRow } from './queries/applications.ts'
import { applicationsPaged, opportunitiesPaged } from './queries/list.ts'
import {
  forgetOpportunities,
  lockOpportunity,
  readOpportunities,
  readTexts,
  type OpportunityReach,
  type OpportunityRow,
} from './queries/opportunities.ts'

const { seated: _seated, ...shownEvents } = opportunityEvents

export const opportunityRecord = recordKind<OpportunityReach, OpportunityRow, keyof typeof can>(opportunityKind, {
  table: 'opportunities',
  reach,
  can,
  read: readOpportunities,
  lock: (db, _actor, id) => lockOpportunity(db, id),
  linked: ({ asked, tokens }) => [...asked, ...tokens],
  title: ({ position }) => position,
  card: (_actor, { status }) => ({ status }),
  events: { ...opportunityEvents, ...opportunityApprovalEvents },
  activity: {
    events: [...Object.values(shownEvents), ...Object.values(opportunityApprovalEvents)],
    shown: z.object({}),
    may: (actor, row) => can.edit(actor, row) || can.approve(actor, row) || can.decide(actor, row),
  },
  search: { sort: 'updated_at', texts: readTexts, persons: ['created_by'], units: ['unit_id'] },
  links: {},
  counts: {
    flag: 'view',
    list: opportunity.list,
    queries: { 'opportunity.available': { view: 'available' }, 'opportunity.approve': { view: 'approve' } },
    count: async (ctx, queries) =>
      opportunitiesPaged.counts(
        ctx,
        await Promise.all(queries.map((query) => opportunitiesPaged.resolved(ctx, OpportunityCountQuery.parse(query)))),
      ),
  },
  /** An opportunity goes after all applications that were sent to it. */
  forget: forgetOpportunities,
})

export const applicationRecord = recordKind<ApplicationReach, ApplicationRow, keyof typeof canApplication>(applicationKind, {
  table: 'opportunity_applications',
  reach: reachApplication,
  can: canApplication,
  read: (db, _actor, ids) => readApplications(db, ids),
  title: ({ position }) => position,
  card: (actor, row) => ({
    status: row.status,
    path:
      row.created_by === actor.id
        ? applicationKind.path(row.id)
        : `${opportunityKind.editPath(row.opportunity_id)}&part=applicants`,
  }),
  events: applicationEvents,
  activity: { events: Object.values(applicationEvents), shown: z.object({}) },
  files: 'view',
  search: { sort: 'created_at', texts: readApplicationTexts, people: ['created_by'], units: ['unit_id'] },
  counts: {
    flag: 'applications.view',
    list: applications.list,
    queries: { 'opportunity.running': { view: 'running' } },
    count: async (ctx, queries) =>
      applicationsPaged.counts(
        ctx,
        await Promise.all(queries.map((query) => applicationsPaged.resolved(ctx, ApplicationCountQuery.parse(query)))),
      ),
  },
})

/** An application also changes what the lists of its opportunity show. */
export const deliveryForApplication = (row: ApplicationReach): Delivery => ({
  object: row.id,
  channels: [applicationKind.channel(row.id)],
  topics: applicationRecord.hints(row),
})
