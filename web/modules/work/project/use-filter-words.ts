import { TASK_STATUSES, type TaskPriority, type TaskStatus } from '@diwan/contract/work/vocabulary'
import type { Project } from '@diwan/contract/work/schemas/projects'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FilterWords } from '../../../ui/list/filters-of.ts'
import { taskQueries, workspaceQueries } from '../api.ts'
import type { TaskFilter } from './use-task-filter.ts'

export const BOARD_FILTERS = ['assigneeId', 'priority', 'labelId', 'milestoneId'] as const
export const TABLE_FILTERS = [...BOARD_FILTERS, 'status', 'listId'] as const
export type FilterName = (typeof TABLE_FILTERS)[number]

/** By the words of a task. */
export const filterLabels = {
  assigneeId: 'assignees',
  priority: 'priority',
  labelId: 'labels',
  milestoneId: 'milestone',
  status: 'status',
  listId: 'list',
} as const satisfies Record<FilterName, string>

/** What narrows the tasks of a project, in words; names are those of the project and its workspace. */
export function useFilterWords(
  project: Project,
  names: readonly FilterName[],
  { narrowing }: TaskFilter,
): Partial<Record<FilterName, FilterWords>> {
  const { t } = useTranslation(['work', 'kit'])
  const people = useQuery({ ...workspaceQueries.people(project.workspace.id), enabled: narrowing.assigneeId !== undefined })
  const labels = useQuery({ ...workspaceQueries.labels(project.workspace.id), enabled: narrowing.labelId !== undefined })
  const { lists = [], milestones = [] } = useQuery(taskQueries.open(project.id)).data ?? {}
  const named = new Map([
    ...(people.data?.items ?? []).map(({ person }) => [person.id, person.fullName] as const),
    ...(labels.data?.items ?? []).map(({ id, name }) => [id, name] as const),
    ...[...lists, ...milestones].map(({ id, title }) => [id, title] as const),
  ])
  const text = (value: string): string => {
    if (TASK_STATUSES.some((one) => one === value)) return t(`status_${value as TaskStatus}`, { ns: 'kit' })
    return named.get(value) ?? '…'
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        label: t(filterLabels[name]),
        text: (value: string) => (name === 'priority' ? t(`priority_${value as TaskPriority}`, { ns: 'kit' }) : text(value)),
      },
    ]),
  )
}
