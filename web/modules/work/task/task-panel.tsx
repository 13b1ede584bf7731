import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { isUuid } from '@diwan/core/identifiers'
import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../kit/follow.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { markRead } from '../../notifications/public.ts'
import { taskQueries } from '../api.ts'
import { taskLive } from '../live/task-live.ts'
import { ActionItems } from './action-items.tsx'
import { Attachments } from './attachments.tsx'
import { useConflict } from './use-conflict.ts'
import { Conversation } from './conversation.tsx'
import { Dependencies } from './dependencies.tsx'
import { Description } from './description.tsx'
import { DoneBar } from './done-bar.tsx'
import { Subtasks } from './subtasks.tsx'
import { TaskFacts } from './task-facts.tsx'
import { TaskMenu } from './task-menu.tsx'
import { TaskTitle } from './task-title.tsx'
import { useMarkRead } from './use-mark-read.ts'
import classes from './task.module.css'
import { lazyDialog, lazyExtra } from '../../../ui/lazy-part.tsx'

/** Below the task: nobody waits for it. */
const LinksPanel = lazyExtra(async () => ({ default: (await import('../../links/public.ts')).LinksPanel }))
const ConflictDialog = lazyDialog(() => import('./conflict-dialog.tsx'))

interface TaskPanelProps {
  readonly id: string
  readonly onClose: () => void
}

/** A task beside the board, followed while it is shown. */
export default function TaskPanel({ id, onClose }: TaskPanelProps) {
  const { t } = useTranslation('work')
  return (
    <section className={classes['panel']} aria-label={t('task')} data-task={id}>
      {isUuid(id) ? (
        <Opened key={id} id={id} onClose={onClose} />
      ) : (
        <Frame onClose={onClose}>
          <ErrorState error={new Problem('not_found', 404)} />
        </Frame>
      )}
    </section>
  )
}

function Opened({ id, onClose }: TaskPanelProps) {
  const { data, error, refetch } = useQuery(taskQueries.task(id))
  useFollow(taskLive, id)
  useMarkRead(() => void markRead(id), id)
  if (error && (!data || error.code === 'not_found'))
    return (
      <Frame onClose={onClose}>
        <ErrorState error={error} {...(error.mayPass && { onRetry: () => void refetch() })} />
      </Frame>
    )
  if (!data)
    return (
      <Frame onClose={onClose}>
        <PageSkeleton />
      </Frame>
    )
  return <Shown task={data.task} onClose={onClose} />
}

function Shown({ task, onClose }: { task: TaskRecord; onClose: () => void }) {
  const conflict = useConflict(task.id)
  return (
    <>
      <Frame
        onClose={onClose}
        above={
          task.parent && (
            <Link to="." search={(now: object) => ({ ...now, task: task.parent!.id })}>
              <UserText text={task.parent.title} lines={1} />
            </Link>
          )
        }
        menu={<TaskMenu task={task} onDeleted={onClose} />}
      >
        <TaskTitle key={task.title} task={task} />
        <TaskFacts task={task} />
        <Description task={task} />
        <ActionItems task={task} />
        <Attachments task={task} />
        {task.parentId === null && <Subtasks task={task} />}
        <Dependencies task={task} />
        <Suspense>
          <LinksPanel
            id={task.id}
            topic="tasks"
            offers="any"
            search={(text) => taskQueries.linkable(task.id, task.projectId, text)}
          />
        </Suspense>
        <Suspense>
          <Conversation task={task} />
        </Suspense>
      </Frame>
      <DoneBar task={task} />
      <Suspense>{conflict && <ConflictDialog conflict={conflict} />}</Suspense>
    </>
  )
}

interface FrameProps {
  readonly onClose: () => void
  readonly above?: ReactNode
  readonly menu?: ReactNode
  readonly children: ReactNode
}

function Frame({ onClose, above, menu, children }: FrameProps) {
  const { t } = useTranslation(['work', 'kit'])
  return (
    <>
      <header className={classes['head']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('close', { ns: 'kit' })}
          title={t('close', { ns: 'kit' })}
          onClick={onClose}
        >
          <IconX size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
        <span className={classes['above']}>{above}</span>
        {menu}
      </header>
      <div className={classes['body']}>{children}</div>
    </>
  )
}
