import { takesFocus } from '../../../kit/takes-focus.ts'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { subtasksPath } from '@diwan/contract/work/addresses'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { MAX_TASK_TITLE } from '@diwan/contract/work/limits'
import { ActionIcon } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { AssigneeSign } from '../../../ui/assignee-sign.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './task.module.css'

/** Tasks within a task, one level deep. */
export function Subtasks({ task }: { task: TaskRecord }) {
  const { t } = useTranslation('work')
  const [adding, add] = useState(false)
  if (task.children.length === 0 && !task.can.edit) return null
  return (
    <section className={classes['part']} aria-label={t('subtasks')} data-subtasks>
      <header className={classes['partHead']}>
        <h3>
          <Link
            to={subtasksPath(placeOf(task)) as '/user/workspaces'}
            search={{ task: task.id } as object}
            title={t('allSubtasks')}
          >
            {t('subtasks')}
          </Link>
        </h3>
        {task.can.edit && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t('addSubtask')}
            title={t('addSubtask')}
            onClick={() => add(true)}
          >
            <IconPlus size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
      </header>
      <ul className={classes['items']}>
        {task.children.map((child) => (
          <li key={child.id}>
            <Link className={classes['grow']} to="." search={(now: object) => ({ ...now, task: child.id })}>
              <UserText text={child.title} />
            </Link>
            <StatusBadge status={child.status} plain />
            {child.assignees[0] && <AssigneeSign assignee={child.assignees[0]} none="" />}
          </li>
        ))}
      </ul>
      {adding && <AddSubtask task={task} onClose={() => add(false)} />}
    </section>
  )
}

const placeOf = ({ project, workspace }: TaskRecord) => ({ ...project, workspace })

const blank = { title: '' }

function AddSubtask({ task, onClose }: { task: TaskRecord; onClose: () => void }) {
  const { t } = useTranslation('work')
  const form = useForm({
    endpoint: tasks.create,
    initial: blank,
    toInput: ({ title }) => ({ id: task.projectId, parentId: task.id, title }),
  })
  const { value } = form.text('title')
  return (
    <form className={classes['addLine']} onSubmit={form.submit} noValidate>
      <UserInput
        aria-label={t('taskTitle')}
        placeholder={t('taskTitle')}
        description={t('enterAdds')}
        maxLength={MAX_TASK_TITLE}
        ref={takesFocus}
        {...form.text('title')}
        onBlur={() => value === '' && onClose()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose()
        }}
      />
    </form>
  )
}
