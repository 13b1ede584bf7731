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
import { RecordStar } from '../../../ui/record-star.tsx'
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
import { usePanelKeys, Ways, type TaskPanelProps } from './panel-ways.tsx'
import { useMarkRead } from './use-mark-read.ts'
import classes from './task.module.css'
import { lazyDialog, lazyExtra } from '../../../ui/lazy-part.tsx'

/** Below the task: nobody waits for it. */
const LinksPanel = lazyExtra(async () => ({ default: (await import('../../links/public.ts')).LinksPanel }))
const ConflictDialog = lazyDialog(() => import('./conflict-dialog.tsx'))

/** A task beside the board, followed while it is shown. */
export default function TaskPanel(props: TaskPanelProps) {
  const { id, walk, onClose, onEnlarge } = props
  const { t } = useTranslation('work')
  usePanelKeys(props)
  const around = { onClose, ways: <Ways id={id} walk={walk} onEnlarge={onEnlarge} /> }
  return (
    <section className={classes['panel']} aria-label={t('task')} data-task={id}>
      {isUuid(id) ? (
        <Opened key={id} id={id} {...around} />
      ) : (
        <Frame {...around}>
          <ErrorState error={new Problem('not_found', 404)} />
        </Frame>
      )}
    </section>
  )
}

interface Around {
  readonly onClose: () => void
  /** What leads on from it. */
  readonly ways: ReactNode
}

function Opened({ id, ...around }: Around & { id: string }) {
  const { data, error, refetch } = useQuery(taskQueries.task(id))
  useFollow(taskLive, id)
  useMarkRead(() => void markRead(id), id)
  if (error && (!data || error.code === 'not_found'))
    return (
      <Frame {...around}>
        <ErrorState error={error} {...(error.mayPass && { onRetry: () => void refetch() })} />
      </Frame>
    )
  if (!data)
    return (
      <Frame {...around}>
        <PageSkeleton />
      </Frame>
    )
  return <Shown task={data.task} {...around} />
}

function Shown({ task, ...around }: Around & { task: TaskRecord }) {
  const conflict = useConflict(task.id)
  return (
    <>
      <Frame
        {...around}
        above={
          task.parent && (
            <Link to="." search={(now: object) => ({ ...now, task: task.parent!.id })}>
              <UserText text={task.parent.title} lines={1} />
            </Link>
          )
        }
        menu={
          <>
            <RecordStar id={task.id} />
            <TaskMenu task={task} onDeleted={around.onClose} />
          </>
        }
      >
        <TaskTitle key={task.title} task={task} />
        <ActionItems task={task} />
        <TaskFacts task={task} />
        <Description task={task} />
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

interface FrameProps extends Around {
  readonly above?: ReactNode
  readonly menu?: ReactNode
  readonly children: ReactNode
}

function Frame({ onClose, ways, above, menu, children }: FrameProps) {
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
        {ways}
        {menu}
      </header>
      <div className={classes['body']} tabIndex={-1} data-read>
        {children}
      </div>
    </>
  )
}
