import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { TASK_PRIORITIES, type TaskPriority } from '@diwan/contract/work/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ChoiceList } from '../../../ui/list/choice-list.tsx'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import { taskQueries } from '../api.ts'
import { useTaskChange, type ShownTask } from './use-task-change.ts'

interface FactChoicesProps {
  readonly task: ShownTask
  readonly onClose: () => void
}

/** What one fact of a task can become; in the task as in a cell of a table. */
export function PriorityChoices({ task, onClose }: FactChoicesProps) {
  const { t } = useTranslation(['work', 'kit'])
  const change = useTaskChange(task)
  return (
    <ChoiceList
      label={t('priority')}
      options={TASK_PRIORITIES.map((one) => ({
        value: one,
        label: t(`priority_${one}`, { ns: 'kit' }),
        shown: <PriorityBars priority={one} />,
      }))}
      pick={(one) => {
        if (one !== task.priority) change({ priority: one as TaskPriority })
        onClose()
      }}
    />
  )
}

export function ListChoices({ task, onClose }: FactChoicesProps) {
  const { t } = useTranslation('work')
  const move = useWrite(tasks.move, { scope: `task:${task.id}` })
  const lists = useQuery(taskQueries.open(task.projectId)).data?.lists ?? []
  return (
    <ChoiceList
      label={t('moveTo')}
      options={lists.map(({ id, title }) => ({ value: id, label: title }))}
      pick={(listId) => {
        if (listId !== task.listId) move.mutate({ id: task.id, listId, after: null })
        onClose()
      }}
    />
  )
}

export function MilestoneChoices({ task, onClose }: FactChoicesProps) {
  const { t } = useTranslation('work')
  const change = useTaskChange(task)
  const offered = useQuery(taskQueries.open(task.projectId)).data?.milestones ?? []
  return (
    <ChoiceList
      label={t('milestone')}
      options={[{ value: '', label: t('noMilestone') }, ...offered.map(({ id, title }) => ({ value: id, label: title }))]}
      pick={(id) => {
        if (id !== (task.milestone?.id ?? '')) change({ milestoneId: id || null })
        onClose()
      }}
    />
  )
}
