import { living } from '../../../kit/access/living.ts'
import { matching, relations, step, within, type May } from '../../../kit/access/reach.ts'
import type { RequestReach } from '../queries/permissions/request.ts'

/** Maps each relation to its column or link. Role settings (data) say who holds which relation, per flag. */
export const reach = relations<RequestReach>({
  own: { column: 'created_by', ids: (actor) => [actor.id] },
  department: { column: 'unit_id', ids: (actor) => actor.departmentIds },
  tree: { column: 'unit_id', ids: (actor) => actor.treeIds },
  step: step({ kind: 'permission', repeats: 'created_at' }),
})

const reads = within(reach, 'permissions.view')
const decides = within(reach, 'permissions.decide')
const asks = within(reach, 'permissions.create')

/** A draft is its requester's alone; the approver who returned it still reads it. */
const isShown: May<RequestReach> = (actor, row) =>
  row.status !== 'DRAFT' || row.created_by === actor.id || row.returned_by === actor.id

/** The people who decided on a request still read it, for as long as they may decide at all. */
const decided: May<RequestReach> = (actor, row) =>
  row.decided.includes(actor.id) && actor.grants.get('permissions.view')?.has('step') === true

export const can = {
  view: living<RequestReach>((actor, row) => isShown(actor, row) && (reads(actor, row) || decided(actor, row))),
  edit: living<RequestReach>((actor, row) => row.created_by === actor.id && asks(actor, row)),
  cancel: living<RequestReach>((actor, row) => row.created_by === actor.id && asks(actor, row)),
  /** Those who decide on all requests, of the requests of others. */
  revoke: living<RequestReach>(
    (actor, row) =>
      row.created_by !== actor.id && isShown(actor, row) && matching(reach, 'permissions.decide', actor, row).includes('all'),
  ),
  /** Nobody decides their own request. */
  decide: living<RequestReach>((actor, row) => row.created_by !== actor.id && row.status !== 'DRAFT' && decides(actor, row)),
  /** The people who decided on it, and those who decide on the requests of its unit or on all. */
  cancelApproval: living<RequestReach>(
    (actor, row) =>
      row.created_by !== actor.id &&
      row.status === 'APPROVED' &&
      (decided(actor, row) || matching(reach, 'permissions.decide', actor, row).some((one) => one === 'tree' || one === 'all')),
  ),
}
