import { workspaceList } from '@diwan/contract/work/list'
import { sql } from 'kysely'
import { lister } from '../../../kit/list/lister.ts'
import { byReach } from '../../../kit/list/readers.ts'
import { reach } from '../access.ts'

type Shape = typeof workspaceList
type View = Shape['views'][number]

interface Place {
  id: string
  sort: string
}

const current = sql`record.deleted_at is null and record.archived_at is null`

/** One range for each relation, and for each token of the reader. */
const read = lister<View, Shape['sorts'][number], Shape['filters'], Place, 'workspace.view', { readonly view: View }>(
  workspaceList,
  {
    table: 'workspaces',
    readers: { 'workspace.view': byReach(reach, 'workspace.view') },
    sorts: { created: 'created_at', updated: 'updated_at' },
    views: {
      all: () => current,
      mine: () => current,
      archived: () => sql`record.deleted_at is null and record.archived_at is not null`,
    },
    viewOf: ({ view }) => view,
    only: (_actor, { view }) => (view === 'mine' ? ['member'] : undefined),
    filters: { visibility: 'visibility', colour: 'colour', created: 'created_at' },
    zone: ({ actor }) => actor.reading.zone,
  },
)

export const { page: pageOfWorkspaces, counts: countersOf, resolved } = read
