import { taskList } from '@diwan/contract/work/list'
import type { Project } from '@diwan/contract/work/schemas/projects'
import type { Task } from '@diwan/contract/work/schemas/tasks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { oneOf, useListAddress } from '../../../kit/list/address.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { taskPath } from '@diwan/contract/work/addresses'
import { taskQueries, type TaskAsked } from '../api.ts'
import { DueText } from '../due-text.tsx'
import { TaskFilters } from './task-filters.tsx'
import { useTaskColumns } from './use-task-columns.tsx'

/** How a task is drawn in a table; it opens beside it. */
const taskRow: RowOf<Task> = {
  keyOf: ({ id }) => id,
  link: ({ id }) => ({ to: '.', search: (now: object) => ({ ...now, task: id }) }),
  title: ({ title }) => <UserText text={title} lines={1} />,
  lines: ({ dueDate, status }) => ({
    about: <StatusBadge status={status} plain />,
    when: dueDate && <DueText day={dueDate} done={status === 'DONE' || status === 'CANCELED'} />,
  }),
}

const VIEWS = ['open', 'done', 'all'] as const satisfies readonly (typeof taskList)['views'][number][]

/** The tasks of a project as a table: what is open, done, or all. */
export default function TaskTable({ project }: { project: Project }) {
  const { t } = useTranslation('work')
  const asked: { state?: unknown } = useSearch({ strict: false })
  const view = oneOf(VIEWS, asked.state) ?? 'open'
  const { custom } = useListAddress(taskList).narrowing
  const narrowed = { view, projectId: project.id, ...(custom !== undefined && { custom }) }
  const rows = useInfiniteQuery(taskQueries.list(narrowed)).data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <ViewLinks label={t('shown')} param="state" views={VIEWS} current={view} labelOf={(one) => t(`state_${one}`)} />
      <TaskFilters rows={rows} />
      <TaskRows project={project} asked={narrowed} />
    </>
  )
}

interface TaskRowsProps {
  readonly project: Pick<Project, 'id'>
  readonly asked: TaskAsked
  /** A task opens in this project, where nothing stands beside the table. */
  readonly opens?: Project
}

/** A part of the tasks of a project. */
export function TaskRows({ project, asked, opens }: TaskRowsProps) {
  const { t } = useTranslation('work')
  const list = useInfiniteQuery(taskQueries.list(asked))
  const lists = useQuery(taskQueries.open(project.id)).data?.lists ?? []
  const columns = useTaskColumns(lists)
  const navigate = useNavigate()
  const { link: _link, ...bare } = taskRow
  const of = opens ? { ...bare, onOpen: ({ id }: Task) => void navigate({ href: taskPath(id, opens) }) } : taskRow
  return (
    <ListRows
      list={list}
      skeleton={<ListSkeleton columns={columns} name="tasks" />}
      empty={<EmptyState title={t('noTasks')} text={t('noTasksText')} literally="noData" />}
    >
      {(rows) => <DataTable label={t('tasks')} name="tasks" rows={rows} columns={columns} of={of} />}
    </ListRows>
  )
}
