import { titleForPath } from '@diwan/contract/work/addresses'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import { isUuid } from '@diwan/core/identifiers'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { workspaceQueries } from './api.ts'
import { lastWorkspace } from './use-last-workspace.ts'

/** `/user/workspace`: the one that is named by `?id=`, else the one used last; without one the list. */
export function LastWorkspacePage() {
  const { id: asked }: { id?: unknown } = useSearch({ strict: false })
  const id = typeof asked === 'string' && isUuid(asked) ? asked : lastWorkspace()
  const { data, isError } = useQuery({ ...workspaceQueries.open(id ?? ''), enabled: id !== undefined })
  if (id === undefined || isError) return <Navigate to="/user/workspaces" replace />
  if (!data) return <PageSkeleton />
  const params = { id, title: titleForPath(data.workspace.name) }
  return <Navigate to="/user/workspaces/$id/$title/workspace-projects" params={params} replace />
}
