import type { ScheduledMessage } from '@diwan/contract/chat/schemas'
import { textOf } from '@diwan/core/document'
import { ActionIcon, Modal, Skeleton } from '@mantine/core'
import { IconPencil, IconSend, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { problemText } from '../../../kit/problem-words.ts'
import { usePhone } from '../../../kit/widths.ts'
import { useWrite } from '../../../kit/write.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { InstantText } from '../../../ui/time-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { scheduledLists, scheduledQuery } from '../api/scheduled.ts'
import { cancelScheduled, sendScheduled } from '../api/writes.ts'
import { nameOf } from '../sentence.ts'
import classes from './scheduled.module.css'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const ChangeScheduled = lazyDialog(() => import('./change-scheduled.tsx'))

/** What of this person waits to be sent, in all chats, the next first. */
export default function ScheduledMessages({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['chat', 'kit'])
  const phone = usePhone()
  const { data, error, refetch } = useQuery(scheduledQuery())
  const [changing, change] = useState<ScheduledMessage>()
  useFollowLists(scheduledLists)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('scheduledMessages')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      size={560}
      radius={phone ? 0 : 14}
      fullScreen={phone}
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={160} />)}
      {data?.items.length === 0 && <EmptyState title={t('noneScheduled')} text={t('noneScheduledText')} literally="noData" />}
      {data && data.items.length > 0 && (
        <ul className={classes['list']} aria-label={t('scheduledMessages')}>
          {data.items.map((one) => (
            <Row key={one.id} scheduled={one} change={() => change(one)} onClose={onClose} />
          ))}
        </ul>
      )}
      <Suspense>{changing && <ChangeScheduled scheduled={changing} onClose={() => change(undefined)} />}</Suspense>
    </Modal>
  )
}

interface RowProps {
  readonly scheduled: ScheduledMessage
  readonly change: () => void
  readonly onClose: () => void
}

function Row({ scheduled: { id, chat, chatId, body, attachments, at }, change, onClose }: RowProps) {
  const { t } = useTranslation('chat')
  const send = useWrite(sendScheduled, { quiet: true })
  const cancel = useWrite(cancelScheduled)
  const waits = send.isPending || cancel.isPending
  const words = textOf(body).trim() || t('filesLine', { count: attachments.length })
  const name = chat ? nameOf(chat) : t('scheduledElsewhere')
  return (
    <li className={classes['row']} data-scheduled={id}>
      <div className={classes['what']}>
        <small>
          {chat ? (
            <Link to="/user/chat" search={{ id: chatId }} onClick={onClose}>
              <UserText text={name} />
            </Link>
          ) : (
            name
          )}
          {' · '}
          <InstantText seconds={at} />
        </small>
        <UserText text={words} lines={3} />
      </div>
      <div className={classes['does']}>
        <Do
          label={t('sendNow')}
          disabled={waits}
          icon={<IconSend size={17} className="turns" aria-hidden />}
          run={() => send.mutate({ id })}
        />
        <Do label={t('changeScheduled')} disabled={waits} icon={<IconPencil size={17} aria-hidden />} run={change} />
        <Do
          label={t('cancelScheduled')}
          disabled={waits}
          icon={<IconTrash size={17} aria-hidden />}
          run={() => cancel.mutate({ id })}
        />
      </div>
      {send.error && (
        <p className={classes['refused']} role="alert">
          {problemText(send.error)}
        </p>
      )}
    </li>
  )
}

interface DoProps {
  readonly label: string
  readonly disabled: boolean
  readonly icon: ReactNode
  readonly run: () => void
}

const Do = ({ label, disabled, icon, run }: DoProps) => (
  <ActionIcon variant="subtle" color="gray" size={32} aria-label={label} title={label} disabled={disabled} onClick={run}>
    {icon}
  </ActionIcon>
)
