import { living } from '../../kit/access/living.ts'
import { audience, matching, relations, step, within, type May } from '../../kit/access/reach.ts'
import type { ApplicationReach } from './queries/applications.ts'
import type { OpportunityReach } from './queries/opportunities.ts'

/** Which column carries which relation. Role settings (data) say who holds which, per flag. */
export const reach = relations<OpportunityReach>({
  own: { column: 'created_by', ids: (actor) => [actor.id] },
  department: { column: 'unit_id', ids: (actor) => actor.departmentIds },
  tree: { column: 'unit_id', ids: (actor) => actor.treeIds },
  audience: audience({ kind: 'opportunity', repeats: 'due_at' }),
  step: step({ kind: 'opportunity', repeats: 'created_at' }),
})

const NOT_APPROVED = new Set(['DRAFT', 'SENT', 'CHECKING'])
const edits = living(within(reach, 'opportunity.create'))
const approves = living(within(reach, 'opportunity.approve'))

export const can = {
  view: living(within(reach, 'opportunity.view')),
  edit: edits,
  publish: edits,
  /** A person with the right to own opportunities only cancels them until they are approved. */
  cancel: living<OpportunityReach>((actor, row) => {
    const by = matching(reach, 'opportunity.cancel', actor, row)
    return by.some((relation) => relation !== 'own') || (by.length > 0 && NOT_APPROVED.has(row.status))
  }),
  /** Only those apply whom the opportunity addresses. */
  apply: living<OpportunityReach>(
    (actor, row) =>
      actor.grants.has('opportunity.apply') && row.tokens.some((token) => actor.tokens.some((own) => own === token)),
  ),
  decide: living(within(reach, 'opportunity.applications.decide')),
  /** Nobody approves what they created or submitted. */
  approve: ((actor, row) =>
    row.created_by !== actor.id && row.sender_id !== actor.id && approves(actor, row)) as May<OpportunityReach>,
}

/** The checks that the capability `approvals` asks for. */
export const canApprove = { view: can.view, decide: can.approve }

/** An application is its applicant's; the units are those of its opportunity. */
export const reachApplication = relations<ApplicationReach>({
  own: { column: 'created_by', ids: (actor) => [actor.id] },
  department: { column: 'unit_id', ids: (actor) => actor.departmentIds },
  tree: { column: 'unit_id', ids: (actor) => actor.treeIds },
})

const decides = living(within(reachApplication, 'opportunity.applications.decide'))
export const canApplication = {
  view: living(within(reachApplication, 'opportunity.applications.view')),
  own: living<ApplicationReach>((actor, row) => row.created_by === actor.id && actor.grants.has('opportunity.apply')),
  /** Nobody decides their own application. */
  decide: ((actor, row) => row.created_by !== actor.id && decides(actor, row)) as May<ApplicationReach>,
}
