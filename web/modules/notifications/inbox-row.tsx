import { ActionIcon, VisuallyHidden } from '@mantine/core'
import type { InboxRow } from '@diwan/contract/notifications/schemas'
import { IconCheck, IconCircleDot, IconDots, IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkOf } from '../../kit/link-of.ts'
import { useWrite } from '../../kit/write.ts'
import { MenuLater, type MenuButton } from '../../ui/menu-later.tsx'
import { Letter } from '../../ui/person-chip.tsx'
import { RelativeOrInstant } from '../../ui/time-text.tsx'
import { markRead } from './api/queries.ts'
import { inboxWrites } from './api/writes.ts'
import classes from './inbox-row.module.css'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const load = () => import('./row-menu.tsx')
const RowMenu = lazyDialog(load)

interface InboxRowProps {
  readonly row: InboxRow
  readonly sentence: string
  readonly onOpen?: (() => void) | undefined
  /** Below the sentence, beside the time. */
  readonly below?: ReactNode
  /** What else is known of it, over the whole width. */
  readonly after?: ReactNode
}

/** One object: what happened to it, the way there, and what is done with it where it stands. */
export function InboxLine({ row, sentence, onOpen, below, after }: InboxRowProps) {
  const { t } = useTranslation('notifications')
  const finish = useWrite(inboxWrites.finish)
  const open = () => {
    if (row.unread) void markRead(row.objectId)
    onOpen?.()
  }
  const said = (
    <>
      <Letter id={row.actor?.id ?? ''} name={row.actor?.fullName ?? t('somebody')} photo={row.actor?.photo} size={28} />
      <span className={classes['said']}>
        {sentence}
        {row.unread && <VisuallyHidden> {t('unseen')}</VisuallyHidden>}
        <small>
          <RelativeOrInstant seconds={row.lastDate} />
          {below}
        </small>
      </span>
    </>
  )
  const key = { 'data-row': true, className: classes['target'] } as const
  return (
    <li className={classes['row']} data-id={row.objectId} data-unseen={row.unread || undefined}>
      {row.path === null ? (
        <div {...key} tabIndex={-1}>
          {said}
        </div>
      ) : (
        <Link {...key} {...linkOf(row.path)} onClick={open}>
          {said}
        </Link>
      )}
      <div className={classes['acts']}>
        <MarkButton row={row} />
        <Act label={t('finish')} icon={IconCheck} onClick={() => finish.mutate({ objectId: row.objectId })} />
        <MenuLater
          load={load}
          button={(asks) => <Act label={t('more')} icon={IconDots} {...asks} />}
          menu={<RowMenu row={row} button={<Act label={t('more')} icon={IconDots} />} />}
        />
      </div>
      {after}
    </li>
  )
}

function MarkButton({ row: { objectId, unread } }: { row: InboxRow }) {
  const { t } = useTranslation('notifications')
  const markUnread = useWrite(inboxWrites.markUnread)
  if (unread) return <Act label={t('markOne')} icon={IconMail} onClick={() => void markRead(objectId)} />
  return <Act label={t('markUnread')} icon={IconCircleDot} onClick={() => markUnread.mutate({ objectId })} />
}

interface ActProps extends Partial<MenuButton> {
  readonly label: string
  readonly icon: typeof IconCheck
}

function Act({ label, icon: Sign, ...props }: ActProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={28} aria-label={label} title={label} {...props}>
      <Sign size={16} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
