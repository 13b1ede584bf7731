import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { Button, Modal } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhone } from '../../../kit/widths.ts'
import { useWrite } from '../../../kit/write.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { TaskFacts } from '../list/task-facts.tsx'
import { present } from '../../../kit/present.ts'
import { WhenText } from '../when-text.tsx'
import classes from './editor.module.css'

const ReturnDialog = lazyDialog(() => import('../list/return-dialog.tsx'))

/** A task that a colleague assigned: it is read, completed or returned, and changed by its author alone. */
export function AssignedTask({ task, onClose }: { readonly task: QuickTask; readonly onClose: () => void }) {
  const { t } = useTranslation(['quick-tasks', 'kit'])
  const phone = usePhone()
  const [returning, setReturning] = useState(false)
  const done = task.doneDate !== null
  const write = useWrite(done ? quickTasks.reopen : quickTasks.complete)
  const { today } = present()
  return (
    <Modal
      opened
      onClose={onClose}
      title={<UserText text={task.title} />}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      size={560}
      radius={phone ? 0 : 12}
      fullScreen={phone}
    >
      <div className={classes['assigned']}>
        {task.day !== null && <WhenText day={task.day} time={task.time} today={today} />}
        <TaskFacts task={task} view="today" today={today} />
        {task.note !== '' && <LinkedText text={task.note} />}
        {task.items.length > 0 && (
          <ul>
            {task.items.map(({ id, title, done: isDone }) => (
              <li key={id} data-done={isDone || undefined}>
                <UserText text={title} />
              </li>
            ))}
          </ul>
        )}
        <div className={classes['actions']}>
          {task.can.complete && (
            <Button
              variant="filled"
              disabled={write.isPending}
              onClick={() => {
                write.mutate({ id: task.id })
                onClose()
              }}
            >
              {t(done ? 'reopenIt' : 'completeIt')}
            </Button>
          )}
          {task.can.giveBack && !done && (
            <Button variant="default" onClick={() => setReturning(true)}>
              {t('giveBackAction')}
            </Button>
          )}
        </div>
      </div>
      <Suspense>{returning && <ReturnDialog task={task} onClose={onClose} />}</Suspense>
    </Modal>
  )
}
