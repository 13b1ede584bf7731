import { projectPath, titleForPath } from '@diwan/contract/work/addresses'
import { isUuid } from '@diwan/core/identifiers'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../kit/follow.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { taskQueries } from '../api.ts'
import { projectLive } from '../live/project-live.ts'
import { useTitleInPath } from '../use-title-in-path.ts'
import { FinishDialog } from '../task/finish-dialog.tsx'
import { TaskRows } from '../table/task-rows.tsx'
import { useCrumbs } from './use-crumbs.ts'
import type { Project } from '@diwan/contract/work/schemas/projects'

const from = '/_portal/user/workspaces/$id/$title/workspace-project/$projectId/$projectTitle/workspace-project-subtasks'

/** All sub-tasks of a project, or those of the task that `?task=` names. */
export function SubtasksPage() {
  const { projectId } = useParams({ from })
  const { t } = useTranslation('work')
  const { data, error } = useQuery({ ...taskQueries.open(projectId), enabled: isUuid(projectId) })
  const refused = isUuid(projectId) ? error : new Problem('not_found', 404)
  if (data) return <Shown project={data.project} />
  if (!refused) return <PageSkeleton />
  return (
    <>
      <PageHeader title={t('subtasks')} />
      <ErrorState error={refused} />
    </>
  )
}

function Shown({ project }: { project: Project }) {
  const { t } = useTranslation('work')
  const { task }: { task?: unknown } = useSearch({ strict: false })
  const crumbs = useCrumbs(project)
  useFollow(projectLive, project.id)
  useTitleInPath({ title: titleForPath(project.workspace.name), projectTitle: titleForPath(project.title) })
  const of = typeof task === 'string' && isUuid(task) ? { parentId: task } : {}
  return (
    <>
      <PageHeader
        title={t('subtasks')}
        flush
        crumbs={[...crumbs, { label: project.title, to: projectPath(project) as '/user/workspaces', search: {} }]}
      />
      <FinishDialog />
      <TaskRows project={project} asked={{ view: 'subtasks', projectId: project.id, ...of }} opens={project} />
    </>
  )
}
