import { PROJECT_MODES } from '@diwan/contract/work/vocabulary'
import { titleForPath } from '@diwan/contract/work/addresses'
import type { Project } from '@diwan/contract/work/schemas/projects'
import { isUuid } from '@diwan/core/identifiers'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../kit/follow.ts'
import { oneOf } from '../../../kit/list/address.ts'
import { leaveSaved } from '../../../kit/list/asking.ts'
import { Problem } from '../../../kit/problem.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { SavedViews } from '../../saved-views/public.ts'
import { taskQueries } from '../api.ts'
import { projectLive } from '../live/project-live.ts'
import { keepLastWorkspace } from '../use-last-workspace.ts'
import { useTitleInPath } from '../use-title-in-path.ts'
import { NewTask } from './new-task.tsx'
import { ProjectMenu } from './project-menu.tsx'
import { ProjectState } from './project-state.tsx'
import { useCrumbs } from './use-crumbs.ts'
import { savedTasks } from './use-task-filter.ts'
import { FinishDialog } from '../task/finish-dialog.tsx'
import classes from './project.module.css'
import { lazyDialog, lazyPart } from '../../../ui/lazy-part.tsx'

const Board = lazyPart(() => import('../board/board.tsx'))
const TaskTable = lazyPart(() => import('../table/task-table.tsx'))
const ProjectCalendar = lazyPart(() => import('../timeline/project-calendar.tsx'))
const ProjectTimeline = lazyPart(() => import('../timeline/project-timeline.tsx'))
const TaskPanel = lazyPart(() => import('../task/task-panel.tsx'))

/** Only without room beside the board. */
const TaskDrawer = lazyDialog(() => import('./task-drawer.tsx'))

const from = '/_portal/user/workspaces/$id/$title/workspace-project/$projectId/$projectTitle/workspace-project-tasks'

/** A project as a board or a table, a task beside it by `?task=`. The ids of the address decide, its titles are only read. */
export function ProjectPage() {
  const { projectId } = useParams({ from })
  return isUuid(projectId) ? <Opened key={projectId} id={projectId} /> : <Refused error={new Problem('not_found', 404)} />
}

function Opened({ id }: { id: string }) {
  const { data, error, isPaused, refetch } = useQuery(taskQueries.open(id))
  useFollow(projectLive, id)
  if (error && (!data || error.code === 'not_found')) return <Refused error={error} onRetry={() => void refetch()} />
  if (data) return <Shown project={data.project} />
  return isPaused ? <Refused error={new Problem('unavailable')} /> : <PageSkeleton />
}

function Shown({ project }: { project: Project }) {
  const { t } = useTranslation('work')
  const { title, workspace } = project
  const asked: { view?: unknown; task?: unknown; saved?: unknown; whole?: unknown } = useSearch({ strict: false })
  const view = oneOf(PROJECT_MODES, asked.view) ?? 'board'
  const taskId = typeof asked.task === 'string' ? asked.task : undefined
  const crumbs = useCrumbs(project)
  const saved = savedTasks(project.id)
  useTitleInPath({ title: titleForPath(workspace.name), projectTitle: titleForPath(title) })
  keepLastWorkspace(workspace)
  return (
    <div className={classes['screen']} data-fills>
      <PageHeader
        title={title}
        record={project.id}
        written
        flush
        crumbs={crumbs}
        tabs={
          <ViewLinks
            label={t('shown')}
            param="view"
            views={PROJECT_MODES}
            current={asked.saved === undefined ? view : undefined}
            labelOf={(one) => t(`view_${one}`)}
            leaves={leaveSaved(saved)}
          >
            <SavedViews of={saved} />
          </ViewLinks>
        }
        action={
          <>
            <ProjectState project={project} />
            <ProjectMenu project={project} />
            <NewTask project={project} onBoard={view === 'board'} />
          </>
        }
      />
      <Beside taskId={taskId} whole={asked.whole}>
        <Suspense fallback={<PageSkeleton />}>
          {view === 'board' && <Board project={project} openedId={taskId} />}
          {view === 'table' && <TaskTable project={project} openedId={taskId} />}
          {view === 'calendar' && <ProjectCalendar project={project} />}
          {view === 'timeline' && <ProjectTimeline project={project} />}
        </Suspense>
      </Beside>
    </div>
  )
}

interface BesideProps {
  readonly taskId: string | undefined
  /** The task as a page of its own, in place of the view. */
  readonly whole: unknown
  readonly children: ReactNode
}

/** With room the task is at the end of the line and the board gives way; without it the task is the screen. */
function Beside({ taskId, whole, children }: BesideProps) {
  const { t } = useTranslation('work')
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const begun = useEver(taskId !== undefined)
  const navigate = useNavigate()
  const main = useRef<HTMLDivElement>(null)
  const close = () => {
    if (taskId !== undefined) openerOf(main.current, taskId)?.focus()
    void navigate({ to: '.', search: (now: object) => ({ ...now, task: undefined, whole: undefined }) })
  }
  const go = (id: string) => {
    openerOf(main.current, id)?.focus()
    void navigate({ to: '.', search: (now: object) => ({ ...now, task: id }), replace: true })
  }
  const enlarge = (larger: boolean) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, whole: larger ? 'yes' : undefined }), replace: !larger })
  const isWhole = wide && taskId !== undefined && whole === 'yes'
  const panel = taskId !== undefined && (
    <Suspense fallback={<PageSkeleton />}>
      <TaskPanel
        id={taskId}
        onClose={isWhole ? () => enlarge(false) : close}
        walk={{ to: (step) => neighbourOf(main.current, taskId, step), go }}
        {...(wide && !isWhole && { onEnlarge: () => enlarge(true) })}
      />
    </Suspense>
  )
  useEffect(() => {
    if (taskId !== undefined) openerOf(main.current, taskId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [taskId])
  return (
    <div className={classes['columns']}>
      <div ref={main} className={classes['main']} hidden={isWhole}>
        {children}
      </div>
      {wide && panel && (
        <aside className={classes['beside']} data-whole={isWhole || undefined}>
          {panel}
        </aside>
      )}
      <FinishDialog />
      <Suspense>
        {!wide && begun && (
          <TaskDrawer opened={taskId !== undefined} label={t('task')} onClose={close}>
            {panel}
          </TaskDrawer>
        )}
      </Suspense>
    </div>
  )
}

/** The cards or rows of the view, each once: a task may have several cards. */
const openersIn = (view: HTMLElement | null): HTMLElement[] => [
  ...(view?.querySelectorAll<HTMLElement>('[data-card] a, [data-row][data-id]') ?? []),
]

const taskOf = (opener: HTMLElement): string =>
  opener.dataset['id'] ?? opener.closest<HTMLElement>('[data-card]')?.dataset['card']?.split('/').at(-1) ?? ''

const openerOf = (view: HTMLElement | null, id: string): HTMLElement | undefined =>
  openersIn(view).find((opener) => taskOf(opener) === id)

function neighbourOf(view: HTMLElement | null, id: string, step: 1 | -1): string | undefined {
  const ids = [...new Set(openersIn(view).map(taskOf))]
  const at = ids.indexOf(id)
  return at < 0 ? undefined : ids[at + step]
}

/** Foreign and missing projects answer alike, so that no one learns which it is. */
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
