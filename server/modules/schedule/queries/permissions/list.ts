import type { Relation } from '@diwan/contract/access/vocabulary'
import { requestList } from '@diwan/contract/schedule/list/permissions'
import type { RequestView } from '@diwan/contract/schedule/vocabulary/permissions'
import { sql } from 'kysely'
import type { Actor } from '../../../../kit/access/actor.ts'
import { lister } from '../../../../kit/list/lister.ts'
import { byReach } from '../../../../kit/list/readers.ts'
import { notDecidedBy } from '../../../approvals/public.ts'
import { reach } from '../../access/permissions.ts'
import { columns, withNames, type RequestRow } from './request.ts'

type Shape = typeof requestList

const living = sql`record.deleted_at is null`
const submitted = sql`${living} and record.status <> 'DRAFT'`
/** Requests that wait for a decision which this person may make. */
const waiting = (userId: string) =>
  sql`${living} and record.status in ('SENT', 'CHECKING') and record.created_by <> ${userId} and ${notDecidedBy('record', userId)}`
const decidedBy = (userId: string) => sql`${submitted} and exists (select from approval_runs run
  join approval_decisions decision on decision.run_id = run.id where run.object_id = record.id and decision.decided_by = ${userId})`

/** The relations through which each view lists. */
const REACHED: Readonly<Record<RequestView, readonly Relation[]>> = {
  mine: ['own'],
  decide: ['step'],
  undecided: ['step', 'department', 'tree', 'all'],
  decided: ['department', 'tree', 'all'],
  all: ['own', 'step', 'department', 'tree', 'all'],
}

export const requestsPaged = lister<
  RequestView,
  Shape['sorts'][number],
  Shape['filters'],
  RequestRow,
  'permissions.view',
  { readonly view: RequestView }
>(requestList, {
  table: 'permission_requests',
  readers: { 'permissions.view': byReach(reach, 'permissions.view') },
  sorts: { created: 'created_at' },
  views: {
    mine: () => living,
    decide: (actor: Actor) => waiting(actor.id),
    undecided: (actor: Actor) => waiting(actor.id),
    decided: (actor: Actor) => decidedBy(actor.id),
    all: () => submitted,
  },
  viewOf: ({ view }) => view,
  only: (_actor, { view }) => REACHED[view],
  filters: { status: 'status', type: 'type_id', unit: 'unit_id', created: 'created_at' },
  zone: ({ actor }) => actor.reading.zone,
  as: 'request',
  columns: () => columns,
  joins: withNames,
})
