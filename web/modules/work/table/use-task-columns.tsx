import type { Project } from '@diwan/contract/work/schemas/projects'
import type { Task } from '@diwan/contract/work/schemas/tasks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AssigneeSign } from '../../../ui/assignee-sign.tsx'
import type { CellEdit, Column } from '../../../ui/list/columns.ts'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { useCustomColumns } from '../../custom-fields/reading.ts'
import { taskQueries } from '../api.ts'
import board from '../board/board.module.css'
import { DueText } from '../../../ui/due-text.tsx'
import { LabelChips } from '../label-chips.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useTimeText } from '../task/use-time-text.ts'
import classes from './table.module.css'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

/** Nobody waits for what is not open. */
const CellField = lazyDialog(() => import('./cell-field.tsx'))

export type EditedCell =
  | 'title'
  | 'status'
  | 'list'
  | 'priority'
  | 'start'
  | 'due'
  | 'assignees'
  | 'estimate'
  | 'labels'
  | 'milestone'

const mayEdit = ({ can }: Task): boolean => can.edit
const isOver = ({ status }: Task): boolean => status === 'DONE' || status === 'CANCELED'

/** The columns of the table of a project, each changed in place by those who may. */
export function useTaskColumns(project: Project): Column<Task>[] {
  const { t } = useTranslation('work')
  const client = useQueryClient()
  const timeText = useTimeText()
  const lists = useQuery(taskQueries.open(project.id)).data?.lists ?? []
  const label = (name: string) => t('editCell', { name })
  const edit = (name: EditedCell, head: string, may = mayEdit): CellEdit<Task> => ({
    may,
    label: label(head),
    field: (task, close, ask) => <CellField project={project} task={task} name={name} onClose={close} onAsk={ask} />,
    dialog: name === 'start' || name === 'due',
  })
  const custom = useCustomColumns<Task>('task', {
    may: mayEdit,
    label,
    onChanged: () => void client.invalidateQueries({ queryKey: taskQueries.lists() }),
  })
  return [
    { name: 'title', head: t('taskTitle'), cell: () => null, sort: 'title' },
    {
      name: 'status',
      head: t('status'),
      width: 110,
      cell: ({ status }) => <StatusBadge status={status} plain />,
      edit: edit('status', t('status')),
    },
    {
      name: 'list',
      head: t('list'),
      width: 120,
      rank: 3,
      cell: ({ listId }) => <UserText text={lists.find(({ id }) => id === listId)?.title ?? ''} lines={1} />,
      edit: edit('list', t('list'), (task) => task.can.edit && task.parentId === null),
    },
    {
      name: 'priority',
      head: t('priority'),
      width: 76,
      rank: 4,
      sort: 'priority',
      cell: ({ priority }) => <PriorityBars priority={priority} bare />,
      edit: edit('priority', t('priority')),
    },
    {
      name: 'start',
      head: t('startDate'),
      width: 112,
      rank: 0,
      optional: true,
      cell: ({ startDate }) => startDate && <DueText day={startDate} done />,
      edit: edit('start', t('startDate')),
    },
    {
      name: 'due',
      head: t('dueDate'),
      width: 116,
      rank: 6,
      sort: 'due',
      cell: (task) => task.dueDate && <DueText day={task.dueDate} done={isOver(task)} />,
      edit: edit('due', t('dueDate')),
    },
    {
      name: 'assignees',
      head: t('assignees'),
      width: 96,
      rank: 5,
      cell: ({ assignees }) => (
        <span className={board['people']}>
          {assignees.slice(0, 3).map((person) => (
            <AssigneeSign key={person.id} assignee={person} none="" />
          ))}
        </span>
      ),
      edit: edit('assignees', t('assignees')),
    },
    {
      name: 'labels',
      head: t('labels'),
      width: 150,
      rank: 2,
      optional: true,
      cell: ({ labels }) => (
        <span className={classes['labels']}>
          <LabelChips labels={labels} />
        </span>
      ),
      edit: edit('labels', t('labels')),
    },
    {
      name: 'milestone',
      head: t('milestone'),
      width: 130,
      rank: 1,
      optional: true,
      cell: ({ milestone }) => milestone && <UserText text={milestone.title} lines={1} />,
      edit: edit('milestone', t('milestone')),
    },
    {
      name: 'estimate',
      head: t('estimate'),
      width: 100,
      rank: 0,
      optional: true,
      cell: ({ estimate }) => estimate !== null && timeText(estimate * 60),
      edit: edit('estimate', t('estimate')),
    },
    {
      name: 'progress',
      head: t('progress'),
      width: 140,
      rank: 1,
      cell: ({ progress }) => <ProgressBar percent={progress} label={t('progress')} />,
    },
    ...custom,
    {
      name: 'updated',
      head: t('updated'),
      width: 112,
      rank: -2,
      optional: true,
      sort: 'updated',
      cell: ({ updatedDate }) => <UpdatedText seconds={updatedDate} />,
    },
  ]
}
