import { z } from 'zod'
import { endpoint, flag, signedIn } from '../kit/endpoint.ts'
import { Done } from '../kit/ids.ts'
import { Counter, page } from '../kit/page.ts'
import {
  Approve,
  AskForChange,
  AtVersion,
  CancelApproval,
  Decided,
  DecidedMany,
  DecideMany,
  Delegate,
  Delegation,
  DelegationId,
  Delegations,
  OwnDecision,
  OwnDecisionsQuery,
  Reject,
  UndoDecisions,
  UndoneDecisions,
  WaitingCountQuery,
  WaitingQuery,
  WaitingRow,
} from './schemas.ts'

interface Approved {
  /** The first part of the names, and the module whose flag is asked. */
  readonly module: string
  /** Of the records: `/api/forms/entries`. */
  readonly path: `/api/${string}`
  /** By which it is decided. */
  readonly decide: string
  /** What one of the records is called: `Entry` in the names, `entry` in the sentences. */
  readonly thing: string
}

const errors = ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state', 'approvals.claimed'] as const

function sharedBy({ module, decide, thing }: Approved) {
  const shared = { module, access: flag(module, decide), method: 'POST' } as const
  const decided = {
    ...shared,
    output: Decided,
    errors: [...errors, 'approvals.no_approver', 'approvals.requester_gone', 'module_coming_soon'],
  } as const
  const name = (verb: string) => `${module}.${verb}${thing[0]!.toUpperCase()}${thing.slice(1)}`
  return { shared, decided, name }
}

/** How a record is decided by those whom its steps ask. */
export function approvalEndpoints(approved: Approved) {
  const { path, thing } = approved
  const { shared, decided, name } = sharedBy(approved)
  return {
    claim: endpoint({
      ...shared,
      errors,
      name: name('claim'),
      summary: `Takes the decision about the ${thing}: others are told who is at it.`,
      path: `${path}/{id}/claim`,
      input: AtVersion,
      output: Done,
    }),
    release: endpoint({
      ...shared,
      errors,
      name: name('release'),
      summary: `Gives the decision about the ${thing} back.`,
      path: `${path}/{id}/release`,
      input: AtVersion,
      output: Done,
    }),
    approve: endpoint({
      ...decided,
      name: name('approve'),
      summary: `Approves the ${thing} at its step, in ten seconds unless it is undone; who is not asked there says why.`,
      path: `${path}/{id}/approve`,
      input: Approve,
    }),
    reject: endpoint({
      ...decided,
      name: name('reject'),
      summary: `Rejects the ${thing} with a reason, in ten seconds unless it is undone.`,
      path: `${path}/{id}/reject`,
      input: Reject,
    }),
    decideMany: endpoint({
      ...shared,
      name: name('decideMany'),
      summary: `Decides up to a hundred at once, each by itself: what was refused says why.`,
      path: `${path}/decisions`,
      input: DecideMany,
      output: DecidedMany,
    }),
    undoDecisions: endpoint({
      ...shared,
      name: name('undoDecisions'),
      summary: `Undoes decisions of the caller that have not taken effect.`,
      path: `${path}/decisions/undo`,
      input: UndoDecisions,
      output: UndoneDecisions,
      errors: ['approvals.too_late'],
    }),
  }
}
export type ApprovalEndpoints = ReturnType<typeof approvalEndpoints>

/** For kinds whose approvers may ask for a change. */
export function changeEndpoints(approved: Approved) {
  const { decided, name } = sharedBy(approved)
  return {
    askForChange: endpoint({
      ...decided,
      name: name('askForChange'),
      summary: `Gives the ${approved.thing} back to be changed, with a comment, in ten seconds unless it is undone.`,
      path: `${approved.path}/{id}/change`,
      input: AskForChange,
    }),
  }
}
export type ChangeEndpoints = ReturnType<typeof changeEndpoints>

/** For kinds whose approval can be canceled. */
export function cancelApprovalEndpoints(approved: Approved) {
  const { shared, name } = sharedBy(approved)
  return {
    cancelApproval: endpoint({
      ...shared,
      name: name('cancelApproval'),
      summary: `Cancels the approval of the ${approved.thing} with a reason: the same step asks again.`,
      path: `${approved.path}/{id}/approval/cancel`,
      input: CancelApproval,
      output: Done,
      errors: [...errors, 'approvals.no_approver'],
    }),
  }
}
export type CancelApprovalEndpoints = ReturnType<typeof cancelApprovalEndpoints>

/** The endpoints of one kind: those that not every kind has are absent. */
export type KindEndpoints = ApprovalEndpoints & Partial<ChangeEndpoints & CancelApprovalEndpoints>

/** Requests of all kinds that wait for the caller, and the decisions of the caller. */
export const decisionInbox = {
  waiting: endpoint({
    name: 'approvals.waiting',
    summary: 'The requests of all kinds that wait for a decision of the caller, the nearest deadline first.',
    method: 'GET',
    path: '/api/approvals/inbox',
    access: signedIn,
    input: WaitingQuery,
    output: page(WaitingRow),
  }),
  count: endpoint({
    name: 'approvals.countWaiting',
    summary: 'How many requests wait for a decision of the caller, without those decided a moment ago.',
    method: 'GET',
    path: '/api/approvals/inbox/count',
    access: signedIn,
    input: WaitingCountQuery,
    output: Counter,
  }),
  decided: endpoint({
    name: 'approvals.ownDecisions',
    summary: 'The decisions of the caller about requests of all kinds, newest first.',
    method: 'GET',
    path: '/api/approvals/decided',
    access: signedIn,
    input: OwnDecisionsQuery,
    output: page(OwnDecision),
  }),
  decideMany: endpoint({
    name: 'approvals.decideMany',
    summary: 'Decides up to a hundred requests of any kind at once, each by itself: what was refused says why.',
    method: 'POST',
    path: '/api/approvals/decisions',
    access: signedIn,
    input: DecideMany,
    output: DecidedMany,
  }),
  undoDecisions: endpoint({
    name: 'approvals.undoDecisions',
    summary: 'Undoes decisions of the caller about requests of any kind that have not taken effect.',
    method: 'POST',
    path: '/api/approvals/decisions/undo',
    access: signedIn,
    input: UndoDecisions,
    output: UndoneDecisions,
    errors: ['approvals.too_late'],
  }),
}

/** Who decides for the caller while away; each is the caller's own. */
export const delegations = {
  list: endpoint({
    name: 'approvals.delegations',
    summary: 'Who decides for the caller, and for whom the caller decides, now or later.',
    method: 'GET',
    path: '/api/delegations',
    access: signedIn,
    input: z.strictObject({}),
    output: Delegations,
  }),
  set: endpoint({
    name: 'approvals.delegate',
    summary: 'Lets somebody decide for the caller from one day to another.',
    method: 'POST',
    path: '/api/delegations',
    access: signedIn,
    input: Delegate,
    output: Delegation,
    errors: ['approvals.delegated_already', 'approvals.too_many_delegations'],
  }),
  end: endpoint({
    name: 'approvals.endDelegation',
    summary: 'Takes a delegation of the caller back.',
    method: 'DELETE',
    path: '/api/delegations/{id}',
    access: signedIn,
    input: DelegationId,
    output: Done,
    errors: ['not_found'],
  }),
}
