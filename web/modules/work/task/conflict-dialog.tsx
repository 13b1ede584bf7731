import { tasks } from '@diwan/contract/work/endpoints/tasks'
import type { TaskFields } from '@diwan/contract/work/schemas/tasks'
import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { useRepeatText } from '../../recurrence/public.ts'
import { taskQueries, workspaceQueries } from '../api.ts'
import { showConflict, type Conflict } from './use-conflict.ts'
import { changed } from './use-task-change.ts'
import { useTimeText } from './use-time-text.ts'
import { DialogFields, DialogFoot, framed } from '../../../ui/form-frame.tsx'
import classes from './task.module.css'

const NAMES = {
  title: 'taskTitle',
  priority: 'priority',
  startDate: 'startDate',
  dueDate: 'dueDate',
  duration: 'duration',
  assigneeIds: 'assignees',
  labelIds: 'labels',
  milestoneId: 'milestone',
  progress: 'progress',
  repeat: 'repeat',
  estimate: 'time',
} as const satisfies Record<keyof TaskFields, string>

/** Two changed the same field: both are shown, and neither is lost before somebody has chosen. */
export default function ConflictDialog({ conflict: { now, theirs } }: { conflict: Conflict }) {
  const { t } = useTranslation(['work', 'kit'])
  const { mutate } = useWrite(tasks.change, { scope: `task:${theirs.id}` })
  const textOf = useFieldTexts(theirs.workspace.id, theirs.projectId)
  const close = () => showConflict(undefined)
  const mine = changed(theirs, now)
  const names = (Object.keys(now) as (keyof TaskFields)[]).filter((name) => textOf(name, mine.now) !== textOf(name, mine.was))
  return (
    <Modal
      opened
      onClose={close}
      title={t('bothChanged')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      classNames={framed}
      size={560}
      radius={12}
    >
      <DialogFields>
        <p>{t('bothChangedText')}</p>
        <table className={classes['shifts']}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('yours')}</th>
              <th scope="col">{t('theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{t(NAMES[name])}</th>
                <td>
                  <UserText text={textOf(name, mine.now)} />
                </td>
                <td>
                  <UserText text={textOf(name, mine.was)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DialogFields>
      <DialogFoot>
        <Button data-autofocus onClick={() => mutate(mine, { onSuccess: close, onError: close })}>
          {t('keepMine')}
        </Button>
        <Button variant="default" onClick={close}>
          {t('keepTheirs')}
        </Button>
      </DialogFoot>
    </Modal>
  )
}

/** A field of a task in words. */
function useFieldTexts(workspaceId: string, projectId: string): (name: keyof TaskFields, fields: TaskFields) => string {
  const { t } = useTranslation(['work', 'kit', 'recurrence'])
  const people = useQuery(workspaceQueries.people(workspaceId)).data?.items ?? []
  const labels = useQuery(workspaceQueries.labels(workspaceId)).data?.items ?? []
  const milestones = useQuery(taskQueries.open(projectId)).data?.milestones ?? []
  const repeatText = useRepeatText()
  const timeText = useTimeText()
  return (name, fields) => {
    const { title = '', priority, startDate, dueDate, duration, assigneeIds, labelIds, progress } = fields
    if (name === 'title') return title
    if (name === 'priority') return priority ? t(`priority_${priority}`, { ns: 'kit' }) : ''
    if (name === 'startDate') return startDate ? dayText(startDate) : t('noDates')
    if (name === 'dueDate') return dueDate ? dayText(dueDate) : t('noDates')
    if (name === 'duration') return duration ? t('workingDays', { count: duration }) : '–'
    if (name === 'assigneeIds') {
      const names = people.filter(({ person }) => assigneeIds?.includes(person.id)).map(({ person }) => person.fullName)
      return names.join('، ') || t('nobody')
    }
    if (name === 'labelIds')
      return (
        labels
          .filter(({ id }) => labelIds?.includes(id))
          .map((label) => label.name)
          .join('، ') || t('noLabels')
      )
    if (name === 'milestoneId') return milestones.find(({ id }) => id === fields.milestoneId)?.title ?? t('noMilestone')
    if (name === 'repeat') return fields.repeat ? repeatText(fields.repeat) : t('never', { ns: 'recurrence' })
    if (name === 'estimate') return fields.estimate ? timeText(fields.estimate * 60) : '–'
    return `${progress ?? 0}%`
  }
}
