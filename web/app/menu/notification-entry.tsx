import { IconBell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState, type MouseEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { CountBadge } from '../../ui/count-badge.tsx'
import { usePhone } from '../../kit/widths.ts'
import type { Place } from './entries.ts'
import { marksOf } from './nav-entry.tsx'
import { useUnread } from './use-unread.ts'
import classes from './nav.module.css'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const load = () => import('./notification-popover.tsx')
const NotificationPopover = lazyDialog(load)

interface NotificationEntryProps {
  readonly place: Place
  readonly current: boolean
  /** Only its sign. */
  readonly rail?: boolean
}

/** An address as every entry; a plain press opens the last of them where one is. */
export function NotificationEntry({ place, current, rail = false }: NotificationEntryProps) {
  const { newItems } = useUnread()
  const phone = usePhone()
  const [asked, setAsked] = useState(false)
  const [opened, setOpened] = useState(false)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || current || phone) return
    event.preventDefault()
    setAsked(true)
    setOpened((now) => !now)
  }
  const entry = <Bell place={place} current={current} expanded={opened} rail={rail} onClick={open} />
  return (
    <li className={classes['item']} data-new-items={newItems || undefined} {...marksOf(place)}>
      {asked ? (
        <Suspense fallback={entry}>
          <NotificationPopover opened={opened} onClose={() => setOpened(false)} target={entry} />
        </Suspense>
      ) : (
        entry
      )}
    </li>
  )
}

interface BellProps {
  readonly place: Place
  readonly current: boolean
  readonly expanded: boolean
  readonly rail: boolean
  readonly onClick: (event: MouseEvent) => void
  /** And what the popover gives its target. */
  readonly ref?: Ref<HTMLAnchorElement>
}

function Bell({ place, current, expanded, rail, ...props }: BellProps) {
  const { t } = useTranslation('releases')
  const { unread, label } = useUnread()
  return (
    <Link
      {...props}
      to={place.to}
      className={classes['entry']}
      aria-current={current ? 'page' : undefined}
      data-current={current || undefined}
      activeOptions={{ exact: true }}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      aria-label={label}
      title={rail ? label : undefined}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
    >
      <IconBell size={18} stroke={1.75} aria-hidden />
      <span className={classes['name']}>{t('menu_user_Notifications')}</span>
      <span className={classes['pill']} aria-hidden>
        <CountBadge {...unread} />
      </span>
    </Link>
  )
}
