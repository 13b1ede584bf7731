import { requestApprovalEvents, requestEvents } from '@diwan/contract/schedule/events/permissions'
import { requestKind } from '@diwan/contract/schedule/kind/permissions'
import type { NotificationRule } from '../../kit/module.ts'
import { approvalNotifications } from '../approvals/public.ts'
import { readRequest } from './queries/permissions/request.ts'

const params: NotificationRule['params'] = async ({ db }, { objectId }) => {
  const row = await readRequest(db, objectId)
  return {
    shortId: row?.short_id ?? '',
    person: row?.requester_name ?? '',
    name_ar: row?.type?.name_ar ?? '',
    name_en: row?.type?.name_en ?? '',
  }
}

const toDecide = (id: string): string => `/user/schedule/permissions?tab=decide&id=${id}`

export const requestNotifications: Readonly<Record<string, NotificationRule>> = {
  ...approvalNotifications({
    events: requestApprovalEvents,
    params,
    toDecide,
    toRequester: requestKind.path,
    requester: async (db, id) => (await readRequest(db, id))?.created_by ?? null,
  }),
  /** Its requester, where somebody else canceled it, and the people who decided on it. */
  [requestEvents.canceled.name]: {
    params,
    path: requestKind.path,
    recipients: async ({ db }, { objectId }) => {
      const row = await readRequest(db, objectId)
      return row ? [row.created_by, ...row.decided] : []
    },
  },
}
