import type { ApprovalEvents, CancelApprovalEvents, ChangeEvents } from '@diwan/contract/approvals/events'
import type { Queryable } from '../../../kit/db/database.ts'
import type { NotificationRule } from '../../../kit/module.ts'
import { readRun, readDecisions } from '../queries/runs.ts'
import { toldAll, toldFirst } from './approving.ts'

interface Telling extends Pick<NotificationRule, 'params'> {
  readonly events: ApprovalEvents & Partial<ChangeEvents & CancelApprovalEvents>
  /** Where those read it who decide. */
  readonly toDecide: NotificationRule['path']
  /** Where its requester reads it. */
  readonly toRequester: NotificationRule['path']
  readonly requester: (db: Parameters<typeof toldAll>[0], id: string) => Promise<string | null>
}

/** Those who are to decide are told at once; deputies when the head is away, or half of the time is gone. Its requester hears how it ended. */
export function approvalNotifications({
  events,
  params,
  toDecide,
  toRequester,
  requester,
}: Telling): Readonly<Record<string, NotificationRule>> {
  const deciding = { params, path: toDecide, reason: () => 'assigned' as const }
  const first: NotificationRule = { ...deciding, recipients: (portal, { objectId }) => toldFirst(portal, objectId) }
  const all: NotificationRule = { ...deciding, recipients: ({ db }, { objectId }) => toldAll(db, objectId) }
  const back: NotificationRule = {
    params,
    path: toRequester,
    recipients: async ({ db }, { objectId }) => [await requester(db, objectId)].filter((id) => id !== null),
  }
  return {
    [events.asked.name]: first,
    [events.askedOthers.name]: first,
    [events.waited.name]: all,
    [events.raised.name]: all,
    [events.passed.name]: { ...back, channels: { mail: 'off' } },
    [events.approved.name]: back,
    [events.rejected.name]: back,
    ...(events.changeAsked && { [events.changeAsked.name]: back }),
    ...(events.approvalCanceled && {
      [events.approvalCanceled.name]: {
        ...back,
        recipients: async ({ db }, { objectId }) =>
          [await requester(db, objectId), ...(await deciders(db, objectId))].filter((id) => id !== null),
      },
    }),
    [events.decisionDropped.name]: {
      params,
      path: toDecide,
      recipients: (_portal, { detail }) => Promise.resolve([droppedOf(events, detail)]),
    },
  }
}

/** All who decided on the run whose approval was canceled. */
async function deciders(db: Queryable, objectId: string): Promise<string[]> {
  const run = await readRun(db, objectId)
  return run ? [...new Set((await readDecisions(db, run.id)).map(({ decided_by }) => decided_by))] : []
}

const droppedOf = ({ decisionDropped }: ApprovalEvents, detail: object): string => decisionDropped.detail.parse(detail).userId
