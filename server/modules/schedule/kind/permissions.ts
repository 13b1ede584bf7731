import { permissions } from '@diwan/contract/schedule/endpoints/permissions'
import { requestApprovalEvents, requestEvents } from '@diwan/contract/schedule/events/permissions'
import { requestKind } from '@diwan/contract/schedule/kind/permissions'
import { RequestCountQuery } from '@diwan/contract/schedule/schemas/permissions'
import { z } from 'zod'
import type { Actor } from '../../../kit/access/actor.ts'
import { recordKind } from '../../../kit/kind/record-kind.ts'
import { can, reach } from '../access/permissions.ts'
import { requestsPaged } from '../queries/permissions/list.ts'
import { exceptDraftsOfOthers, lockRequest, readRequests, readTexts, type RequestRow } from '../queries/permissions/request.ts'

/** The type and the requester, in the language of the reader. */
export const titleFor = ({ language }: Pick<Actor, 'language'>, { type, requester_name, short_id }: RequestRow): string =>
  [type && (language === 'ar' ? type.name_ar : type.name_en), requester_name].filter((part) => part !== null).join(' · ') ||
  short_id

const events = [...Object.values(requestEvents), ...Object.values(requestApprovalEvents)]

export const requestRecord = recordKind<RequestRow, RequestRow, keyof typeof can>(requestKind, {
  table: 'permission_requests',
  reach,
  can,
  read: (db, _actor, ids) => readRequests(db, ids),
  lock: (db, _actor, id) => lockRequest(db, id),
  linked: ({ asked }) => asked,
  title: (row) => titleFor({ language: 'ar' }, row),
  card: (actor, row) => ({ title: titleFor(actor, row), shortId: row.short_id, status: row.status }),
  events: { ...requestEvents, ...requestApprovalEvents },
  activity: { events, shown: z.object({}) },
  files: 'view',
  search: {
    sort: 'created_at',
    texts: readTexts,
    seen: exceptDraftsOfOthers,
    persons: ['created_by'],
    units: ['unit_id', 'group_id', 'department_id'],
  },
  more: { endsBy: [requestApprovalEvents.rejected, requestEvents.canceled, requestEvents.ended].map(({ name }) => name) },
  links: { may: (actor, row) => row.created_by === actor.id },
  /** The requests that wait for a decision of the caller, and the caller's own. */
  counts: {
    flag: 'view',
    list: permissions.list,
    queries: {
      'permissions.decide': { view: 'decide' },
      'permissions.undecided': { view: 'undecided' },
      'permissions.asked': { view: 'mine', status: 'SENT,CHECKING' },
    },
    count: async (ctx, queries) =>
      requestsPaged.counts(
        ctx,
        await Promise.all(queries.map((query) => requestsPaged.resolved(ctx, RequestCountQuery.parse(query)))),
      ),
  },
})
