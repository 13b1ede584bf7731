import { titleForPath } from '@diwan/contract/work/addresses'
import type { Workspace } from '@diwan/contract/work/schemas/workspaces'
import type { Project } from '@diwan/contract/work/schemas/projects'
import { WORKSPACE_MODES, type PROJECT_VIEWS } from '@diwan/contract/work/vocabulary'
import { isUuid } from '@diwan/core/identifiers'
import { Button } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollow, useFollowLists } from '../../../kit/follow.ts'
import { oneOf } from '../../../kit/list/address.ts'
import { Problem } from '../../../kit/problem.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { DataList } from '../../../ui/data-list.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { workspaceLists, workspaceQueries } from '../api.ts'
import { DueText } from '../../../ui/due-text.tsx'
import { workspaceLive } from '../live/workspace-live.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { keepLastWorkspace } from '../use-last-workspace.ts'
import { useTitleInPath } from '../use-title-in-path.ts'
import { WorkspaceMenu } from './workspace-menu.tsx'
import { lazyDialog, lazyPart } from '../../../ui/lazy-part.tsx'

const NewProjectDialog = lazyDialog(async () => ({
  default: (await import('../project/new-project-dialog.tsx')).NewProjectDialog,
}))
const TimeReport = lazyPart(() => import('../time/time-report.tsx'))
const MembersDialog = lazyDialog(() => import('./members-dialog.tsx'))

/** A workspace with its projects. The id of the address decides, its title is only read. */
export function WorkspacePage() {
  const { id } = useParams({ from: '/_portal/user/workspaces/$id/$title/workspace-projects' })
  return isUuid(id) ? <Opened key={id} id={id} /> : <Refused error={new Problem('not_found', 404)} />
}

function Opened({ id }: { id: string }) {
  const { data, error, isPaused, refetch } = useQuery(workspaceQueries.open(id))
  useFollow(workspaceLive, id)
  useFollowLists(workspaceLists)
  if (error && (!data || error.code === 'not_found')) return <Refused error={error} onRetry={() => void refetch()} />
  if (data) return <Shown workspace={data.workspace} />
  return isPaused ? <Refused error={new Problem('unavailable')} /> : <PageSkeleton />
}

function Shown({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation(['work', 'releases', 'kit'])
  const { id, name, can } = workspace
  const asked: { view?: unknown } = useSearch({ strict: false })
  const view = oneOf(WORKSPACE_MODES, asked.view) ?? 'current'
  const navigate = useNavigate()
  const [creating, create] = useState(false)
  const [people, showPeople] = useState(false)
  const begun = useEver(creating)
  useTitleInPath({ title: titleForPath(name) })
  keepLastWorkspace(workspace)
  const opens = (project: Project) =>
    void navigate({
      to: '/user/workspaces/$id/$title/workspace-project/$projectId/$projectTitle/workspace-project-tasks',
      params: { id, title: titleForPath(name), projectId: project.id, projectTitle: titleForPath(project.title) },
    })
  return (
    <>
      <PageHeader
        title={name}
        record={id}
        written
        flush={view === 'time'}
        crumbs={[{ label: t('name_workspace', { ns: 'releases' }), to: '/user/workspaces', search: {} }]}
        tabs={
          <ViewLinks
            label={t('shown')}
            param="view"
            views={WORKSPACE_MODES}
            current={view}
            labelOf={(one) => t(`projects_${one}`)}
          />
        }
        action={
          <>
            <WorkspaceMenu workspace={workspace} />
            <Button
              variant="default"
              leftSection={<IconUsers size={17} stroke={1.7} aria-hidden />}
              onClick={() => showPeople(true)}
            >
              {t('members')}
            </Button>
            {can.edit && (
              <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={() => create(true)}>
                {t('newProject')}
              </Button>
            )}
          </>
        }
      />
      {view === 'time' ? (
        <Suspense fallback={<PageSkeleton />}>
          <TimeReport workspace={workspace} />
        </Suspense>
      ) : (
        <Projects id={id} view={view} onOpen={opens} />
      )}
      <Suspense>
        {begun && <NewProjectDialog workspaceId={id} opened={creating} onClose={() => create(false)} onCreated={opens} />}
        {people && (
          <MembersDialog
            workspace={workspace}
            onClose={() => showPeople(false)}
            onLeft={() => void navigate({ to: '/user/workspaces' })}
          />
        )}
      </Suspense>
    </>
  )
}

interface ProjectsProps {
  readonly id: string
  readonly view: (typeof PROJECT_VIEWS)[number]
  readonly onOpen: (project: Project) => void
}

function Projects({ id, view, onOpen }: ProjectsProps) {
  const { t } = useTranslation('work')
  const list = useInfiniteQuery(workspaceQueries.projects(id, view))
  return (
    <DataList<Project>
      label={t('projects')}
      list={list}
      keyOf={(project) => project.id}
      onOpen={onOpen}
      empty={{ title: t(`noProjects_${view}`), text: t(`noProjectsText_${view}`) }}
      columns={[
        { name: 'title', head: t('projectTitle'), cell: ({ title }) => <UserText text={title} lines={1} /> },
        { name: 'status', head: t('status'), width: 120, cell: ({ status }) => <StatusBadge status={status} plain /> },
        {
          name: 'progress',
          head: t('progress'),
          width: 170,
          cell: ({ progress, title }) => <ProgressBar percent={progress} label={t('progressOf', { title })} />,
        },
        {
          name: 'due',
          head: t('dueDate'),
          width: 120,
          wide: true,
          cell: ({ dueDate, status }) => dueDate && <DueText day={dueDate} done={status === 'DONE' || status === 'CANCELED'} />,
        },
        { name: 'lead', head: t('lead'), width: 170, wide: true, cell: ({ lead }) => lead && <PersonChip person={lead} /> },
      ]}
    />
  )
}

/** Foreign and missing workspaces answer alike, so that no one learns which it is. */
function Refused({ error, onRetry }: { error: Problem; onRetry?: () => void }) {
  const { t } = useTranslation('releases')
  const again = error.status === 403 || error.status === 404 ? undefined : onRetry
  return (
    <>
      <PageHeader title={t('name_workspace')} crumbs={[{ label: t('name_workspace'), to: '/user/workspaces', search: {} }]} />
      <ErrorState error={error} {...(again && { onRetry: again })} />
    </>
  )
}
