import { taskPath } from '@diwan/contract/work/addresses'
import type { Project } from '@diwan/contract/work/schemas/projects'
import type { Task } from '@diwan/contract/work/schemas/tasks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DataTable, type DataTableProps } from '../../../ui/list/data-table.tsx'
import { ListRows, type ListRowsProps } from '../../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { taskQueries, type TaskAsked } from '../api.ts'
import { taskRow } from './task-row.tsx'
import { useTaskColumns } from './use-task-columns.tsx'
import { useTitleEdit } from './use-title-edit.tsx'

interface TaskRowsProps extends Partial<Pick<DataTableProps<Task>, 'order' | 'selection' | 'current'>> {
  readonly project: Project
  readonly asked: TaskAsked
  /** A task opens in this project, where nothing stands beside the table. */
  readonly opens?: Project
  readonly label?: string
  readonly unmatched?: ListRowsProps<Task>['unmatched']
  /** Told of what is shown. */
  readonly onRows?: (rows: readonly Task[]) => void
}

const none: readonly Task[] = []

/** A part of the tasks of a project, changed in place. */
export function TaskRows({ project, asked, opens, label, unmatched, onRows, ...table }: TaskRowsProps): ReactNode {
  const { t } = useTranslation('work')
  const list = useInfiniteQuery(taskQueries.list(asked))
  const columns = useTaskColumns(project)
  const navigate = useNavigate()
  const title = useTitleEdit(project)
  const pages = list.data?.pages
  useEffect(() => onRows?.(pages?.flatMap(({ items }) => items) ?? none), [onRows, pages])
  const { link: _link, ...bare } = taskRow
  const of = opens ? { ...bare, onOpen: ({ id }: Task) => void navigate({ href: taskPath(id, opens) }) } : taskRow
  const choose = ({ title: named }: Task) => t('chooseTask', { title: named })
  return (
    <>
      <ListRows
        list={list}
        skeleton={<ListSkeleton columns={columns} name="tasks" />}
        empty={<EmptyState title={t('noTasks')} text={t('noTasksText')} literally="noData" />}
        unmatched={unmatched}
      >
        {(rows) => (
          <DataTable
            label={label ?? t('tasks')}
            name="tasks"
            rows={rows}
            columns={columns}
            of={{ ...of, ...title.row, choose }}
            chooseAll={t('chooseAll')}
            {...table}
          />
        )}
      </ListRows>
      {title.field}
    </>
  )
}
