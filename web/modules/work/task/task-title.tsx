import { takesFocus } from '../../../kit/takes-focus.ts'
import { MAX_TASK_TITLE } from '@diwan/contract/work/limits'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UserTextarea } from '../../../ui/user-textarea.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './task.module.css'
import { useTaskChange } from './use-task-change.ts'

/** Changed in place: Enter keeps it, Escape leaves it. */
export function TaskTitle({ task }: { task: TaskRecord }) {
  const { t } = useTranslation('work')
  const [typed, type] = useState<string>()
  const change = useTaskChange(task)
  const keep = () => {
    const title = typed?.replace(/\s+/g, ' ').trim() ?? ''
    if (title !== '' && title !== task.title) change({ title })
    type(undefined)
  }
  if (typed !== undefined)
    return (
      <UserTextarea
        className={classes['title'] ?? ''}
        aria-label={t('taskTitle')}
        autosize
        ref={takesFocus}
        maxLength={MAX_TASK_TITLE}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            keep()
          } else if (event.key === 'Escape') {
            event.stopPropagation()
            type(undefined)
          }
        }}
      />
    )
  return (
    <h2 className={classes['title']}>
      {task.can.edit ? (
        <UnstyledButton title={t('editTitle')} onClick={() => type(task.title)}>
          <UserText text={task.title} />
        </UnstyledButton>
      ) : (
        <UserText text={task.title} />
      )}
    </h2>
  )
}
