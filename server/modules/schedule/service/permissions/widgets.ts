import { WIDGET_ROWS } from '@diwan/contract/kit/widgets'
import { WaitingQuery } from '@diwan/contract/approvals/schemas'
import { RequestQuery } from '@diwan/contract/schedule/schemas/permissions'
import { dayIn } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { ApprovedKind, WaitingList, Widget } from '../../../../kit/module.ts'
import { localName } from '../../../../kit/words/local-name.ts'
import { listWaiting } from '../../../approvals/public.ts'
import { requestRecord } from '../../kind/permissions.ts'
import { listRequests } from './read.ts'

const INBOX = '/user/schedule/permissions?tab=decide'

/** Requests of all kinds that wait for the decision of the caller. */
export const waitingDecisions = (kinds: () => readonly ApprovedKind[]): WaitingList => ({
  key: 'schedule.decide',
  module: 'schedule',
  flag: 'enter',
  number: 'schedule.decide',
  path: INBOX,
  topics: ['permissions', 'forms', 'opportunity', 'knowledgeHub'],
  read: async (ctx) => {
    const { items } = await listWaiting(kinds)(ctx, WaitingQuery.parse({ limit: WIDGET_ROWS }))
    const now = toSeconds(ctx.clock.now())
    return items
      .filter(({ pending }) => !pending)
      .map(({ id, title, requester, dueDate }) => ({
        id,
        title: localName(ctx, title),
        says: { word: 'widget_schedule_decide_row', values: { person: requester.fullName } },
        icon: 'permissions',
        day: dayIn(ctx.actor.reading.zone, dueDate),
        late: dueDate < now,
        action: 'review' as const,
        path: `${INBOX}&id=${id}`,
      }))
  },
})

/** Requests of the caller that nobody has decided yet. */
export const ownRequests: Widget = {
  key: 'permissions.asked',
  module: 'permissions',
  flag: 'view',
  area: 'user',
  size: 'low',
  column: 0,
  order: 70,
  number: 'permissions.asked',
  path: '/user/schedule/permissions?status=SENT,CHECKING',
  topics: ['permissions'],
  read: async (ctx) => {
    const asked = RequestQuery.parse({ view: 'mine', status: 'SENT,CHECKING', limit: WIDGET_ROWS })
    const rows = (await listRequests(ctx, asked)).items.map(({ id, type, status, dateFrom }) => ({
      id,
      title: type ? localName(ctx, type) : '',
      status,
      ...(dateFrom !== null && { day: dateFrom }),
      path: requestRecord.name.path(id),
    }))
    return rows.length > 0 ? { shape: 'rows', items: rows } : undefined
  },
}
