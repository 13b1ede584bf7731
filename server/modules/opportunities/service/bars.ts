import { applicationKind } from '@diwan/contract/opportunities/kind'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import type { TimelineSource } from '../../../kit/module.ts'
import { presentPerson } from '../../users/public.ts'
import { readDated } from '../queries/bars.ts'

/** Own applications on the due dates of their opportunities. */
export const applicationsOnTimeline: TimelineSource = {
  kind: applicationKind.name,
  type: 'opportunity',
  flag: 'opportunity.applications.view',
  module: 'opportunity',
  bars: async ({ db, actor }, { from, to, after, limit }) => {
    const found = await readDated(db, actor, { from, to, after: readCursor(after), limit: limit + 1 })
    const { rows, next } = paged(found, limit)
    const items = rows.map((row) => ({
      id: row.id,
      kind: applicationKind.name,
      type: 'opportunity' as const,
      title: row.position,
      path: applicationKind.path(row.id),
      startDate: null,
      dueDate: row.due_date,
      progress: null,
      done: row.status === 'APPROVED',
      person: presentPerson(row.created_by, row.applicant_name, row.applicant_photo),
      group: null,
      movable: false,
    }))
    return { items, next }
  },
}
