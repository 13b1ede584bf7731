import type { TimelineSource } from '../../../../kit/module.ts'
import { readCursor } from '../../../../kit/http/cursor.ts'
import { paged } from '../../../../kit/list/page.ts'
import { requestKind } from '@diwan/contract/schedule/kind/permissions'
import { presentPerson } from '../../../users/public.ts'
import { readDated } from '../../queries/permissions/bars.ts'
import { titleFor } from '../../kind/permissions.ts'

/** Requests that are approved or wait for a decision, on their days. */
export const requestsOnTimeline: TimelineSource = {
  kind: requestKind.name,
  type: 'permissions',
  flag: 'permissions.view',
  module: 'permissions',
  bars: async ({ db, actor }, { from, to, scope, after, limit }) => {
    const found = await readDated(db, actor, { from, to, mine: scope === 'mine', after: readCursor(after), limit: limit + 1 })
    const { rows, next } = paged(found, limit)
    const items = rows.map((row) => ({
      id: row.id,
      kind: requestKind.name,
      type: 'permissions' as const,
      title: titleFor(actor, row),
      path: requestKind.path(row.id),
      startDate: row.date_from,
      dueDate: row.date_to,
      progress: null,
      done: row.status === 'DONE',
      person: presentPerson(row.created_by, row.requester_name, row.requester_photo),
      group: null,
      movable: false,
    }))
    return { items, next }
  },
}
