import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'
import { Person } from '../users/schemas/person.ts'

/** `by`: nobody where the portal did it. `version` is that of the record, `step` the one it was about. */
const ApprovalFact = z.object({ id: Uuid, step: z.int(), version: z.int(), by: Person.nullable() })
const DecisionFact = ApprovalFact.extend({ inPlace: z.boolean() })

/** What happens between those who ask and those who decide. The names are the module's for ever. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the literal type of the caller is kept
export const approvalEvents = <const M extends string>(module: M, record: string) => ({
  /** A step begins: those whom it asks are told. */
  asked: event(`${module}.${record}_asked`, ApprovalFact),
  /** Others are asked than before, or some more. */
  askedOthers: event(`${module}.${record}_asked_others`, ApprovalFact),
  claimed: event(`${module}.${record}_claimed`, ApprovalFact),
  released: event(`${module}.${record}_released`, ApprovalFact),
  passed: event(`${module}.${record}_passed`, DecisionFact),
  approved: event(`${module}.${record}_approved`, DecisionFact),
  rejected: event(`${module}.${record}_rejected`, DecisionFact),
  /** Half of the time is gone. */
  waited: event(`${module}.${record}_waited`, ApprovalFact),
  /** The next one up is asked as well. */
  raised: event(`${module}.${record}_raised`, ApprovalFact),
  /** A decision was made that takes effect later. This and the next two are told in no channel, which the requester follows. */
  decisionPending: event(`${module}.${record}_decision_pending`, ApprovalFact),
  decisionUndone: event(`${module}.${record}_decision_undone`, ApprovalFact),
  /** A decision did not take effect, because by then `userId` could not decide any more; `code` is the refusal. */
  decisionDropped: event(
    `${module}.${record}_decision_dropped`,
    ApprovalFact.extend({ userId: Uuid, code: z.string().exactOptional() }),
  ),
})
/** For kinds whose approvers may ask for a change. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the literal type of the caller is kept
export const changeEvents = <const M extends string>(module: M, record: string) => ({
  changeAsked: event(`${module}.${record}_change_asked`, DecisionFact),
})
export type ChangeEvents = ReturnType<typeof changeEvents>

/** For kinds whose approval can be canceled. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the literal type of the caller is kept
export const cancelApprovalEvents = <const M extends string>(module: M, record: string) => ({
  approvalCanceled: event(`${module}.${record}_approval_canceled`, DecisionFact),
})
export type CancelApprovalEvents = ReturnType<typeof cancelApprovalEvents>

export type ApprovalEvents = ReturnType<typeof approvalEvents>

const Delegated = z.object({ id: Uuid, to: Person, fromDay: z.string(), untilDay: z.string() })
export const delegationEvents = {
  delegated: event('approvals.delegated', Delegated),
  ended: event('approvals.delegation_ended', Delegated),
}
