import type { ApprovalEvents } from '@diwan/contract/approvals/events'
import type { NotificationRule } from '../../../kit/module.ts'
import { toldAll, toldFirst } from './approving.ts'

interface Telling extends Pick<NotificationRule, 'params'> {
  readonly events: ApprovalEvents
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
  const first: NotificationRule = { ...deciding, recipients: ({ db }, { objectId }) => toldFirst(db, objectId) }
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
    [events.decisionDropped.name]: {
      params,
      path: toDecide,
      recipients: (_portal, { detail }) => Promise.resolve([droppedOf(events, detail)]),
    },
  }
}

const droppedOf = ({ decisionDropped }: ApprovalEvents, detail: object): string => decisionDropped.detail.parse(detail).userId
