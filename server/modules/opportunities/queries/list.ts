import type { Relation } from '@diwan/contract/access/vocabulary'
import { applicationList, opportunityList } from '@diwan/contract/opportunities/list'
import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { lister } from '../../../kit/list/lister.ts'
import { byReach } from '../../../kit/list/readers.ts'
import { notDecidedBy } from '../../approvals/public.ts'
import { reach, reachApplication } from '../access.ts'
import { columnsBy, withNames as applicationNames, type ApplicationRow } from './applications.ts'
import { columnsFor, withNames, type OpportunityRow } from './opportunities.ts'

type Shape = typeof opportunityList
export type OpportunityView = Shape['views'][number]
const living = sql`record.deleted_at is null`

interface OpportunityQuery {
  readonly view: OpportunityView
  readonly q?: string | undefined
}
/** Living ones whose position or partner has these words. */
const withWords = ({ q = '' }: OpportunityQuery) =>
  q === ''
    ? living
    : sql`${living} and (record.position || ' ' || record.partner) ilike ${`%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`

/** Those whom it addresses find it while it is open; the other views are relations themselves. */
const REACHED: Readonly<Record<OpportunityView, readonly Relation[]>> = {
  available: ['audience'],
  created: ['own'],
  manage: ['department', 'tree', 'all'],
  approve: ['step'],
}

export const opportunitiesPaged = lister<
  OpportunityView,
  Shape['sorts'][number],
  Shape['filters'],
  OpportunityRow,
  'opportunity.view',
  OpportunityQuery
>(opportunityList, {
  table: 'opportunities',
  readers: { 'opportunity.view': byReach(reach, 'opportunity.view') },
  sorts: { due: 'due_at', updated: 'updated_at' },
  views: {
    available: (_actor, asked) => sql`${withWords(asked)} and record.status = 'OPEN'`,
    created: (_actor, asked) => withWords(asked),
    manage: (_actor, asked) => withWords(asked),
    approve: (actor, asked) =>
      sql`${withWords(asked)} and record.status in ('SENT', 'CHECKING') and record.created_by <> ${actor.id} and ${notDecidedBy('record', actor.id)}`,
  },
  viewOf: ({ view }) => view,
  only: (_actor, { view }) => REACHED[view],
  filters: {
    status: 'status',
    type: 'type_id',
    due: 'due_at',
  },
  zone: ({ actor }) => actor.reading.zone,
  as: 'opportunity',
  columns: (actor, sort) => columnsFor(actor.id, sort),
  joins: withNames,
})

type ApplicationShape = typeof applicationList
export type ApplicationView = ApplicationShape['views'][number]
const SENT_TO: Readonly<Record<ApplicationView, readonly Relation[]>> = {
  mine: ['own'],
  running: ['own'],
  received: ['department', 'tree', 'all'],
}

export const applicationsPaged = lister<
  ApplicationView,
  ApplicationShape['sorts'][number],
  ApplicationShape['filters'],
  ApplicationRow,
  'opportunity.applications.view',
  { readonly view: ApplicationView }
>(applicationList, {
  table: 'opportunity_applications',
  readers: { 'opportunity.applications.view': byReach(reachApplication, 'opportunity.applications.view') },
  sorts: { created: 'created_at', waiting: { column: 'waiting_no', type: 'int' } },
  views: {
    mine: () => living,
    running: () => sql`${living} and record.status in ('SENT', 'CHECKING', 'PENDING', 'APPROVED')
      and (select opportunity.status <> 'DONE' from opportunities opportunity where opportunity.id = record.opportunity_id)`,
    received: () => living,
  },
  viewOf: ({ view }) => view,
  only: (_actor: Actor, { view }) => SENT_TO[view],
  filters: { opportunityId: 'opportunity_id', status: 'status', created: 'created_at' },
  zone: ({ actor }) => actor.reading.zone,
  as: 'application',
  columns: (_actor, sort) => columnsBy(sort),
  joins: applicationNames,
})
