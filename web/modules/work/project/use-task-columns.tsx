import type { TaskList } from '@diwan/contract/work/schemas/projects'
import type { Task } from '@diwan/contract/work/schemas/tasks'
import { useTranslation } from 'react-i18next'
import { AssigneeSign } from '../../../ui/assignee-sign.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { useCustomColumns } from '../../custom-fields/reading.ts'
import board from '../board/board.module.css'
import { DueText } from '../due-text.tsx'
import { ProgressBar } from '../progress-bar.tsx'

/** The columns of the table of a project. */
export function useTaskColumns(lists: readonly TaskList[]): Column<Task>[] {
  const { t } = useTranslation('work')
  const custom = useCustomColumns<Task>('task')
  return [
    { name: 'title', head: t('taskTitle'), cell: () => null },
    { name: 'status', head: t('status'), width: 110, cell: ({ status }) => <StatusBadge status={status} plain /> },
    {
      name: 'list',
      head: t('list'),
      width: 120,
      rank: 1,
      cell: ({ listId }) => <UserText text={lists.find(({ id }) => id === listId)?.title ?? ''} lines={1} />,
    },
    {
      name: 'priority',
      head: t('priority'),
      width: 70,
      rank: 2,
      cell: ({ priority }) => <PriorityBars priority={priority} bare />,
    },
    {
      name: 'due',
      head: t('dueDate'),
      width: 112,
      rank: 4,
      cell: ({ dueDate, status }) => dueDate && <DueText day={dueDate} done={status === 'DONE' || status === 'CANCELED'} />,
    },
    {
      name: 'assignees',
      head: t('assignees'),
      width: 96,
      rank: 3,
      cell: ({ assignees }) => (
        <span className={board['people']}>
          {assignees.slice(0, 3).map((person) => (
            <AssigneeSign key={person.id} assignee={person} none="" />
          ))}
        </span>
      ),
    },
    {
      name: 'progress',
      head: t('progress'),
      width: 140,
      rank: 0,
      cell: ({ progress }) => <ProgressBar percent={progress} label={t('progress')} />,
    },
    ...custom,
    {
      name: 'updated',
      head: t('updated'),
      width: 112,
      rank: 0,
      optional: true,
      cell: ({ updatedDate }) => <UpdatedText seconds={updatedDate} />,
    },
  ]
}
