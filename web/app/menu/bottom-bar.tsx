import { IconBell, IconMenu2, IconSearch, type Icon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../../kit/session.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { HomeIcon, shownKeys } from '../shown-keys.ts'
import type { Place } from './entries.ts'
import { useIsCurrent, useMenu } from './use-menu.ts'
import { isUnread, useNumbers } from './numbers.ts'
import { useUnread } from './use-unread.ts'
import classes from './bottom-bar.module.css'

interface BottomBarProps {
  readonly person: SignedIn
  readonly opened: boolean
  readonly onFind: () => void
  readonly onMenu: () => void
}

/** The menu of a phone: what everybody needs, and the rest behind the last of them. */
export function BottomBar({ person, opened, onFind, onMenu }: BottomBarProps) {
  const { t } = useTranslation(['shell', 'releases'])
  const { start, slots } = useMenu(person)
  const isCurrent = useIsCurrent(person)
  const { newItems, unread, label } = useUnread()
  const [home, notifications] = ['dashboard', 'notifications'].map((module) => start.find(({ main }) => main.module === module))
  const work = slots.filter(({ coming }) => !coming)
  const numberOf = useNumbers(work.map(({ sides: { main } }) => main).filter(isUnread))
  const slot = (place: Place, { icon, name, mark, said }: { icon: Icon; name: string; mark?: ReactNode; said?: string }) => {
    const Sign = icon
    return (
      <Link
        key={place.to}
        to={place.to}
        className={classes['slot']}
        aria-current={isCurrent(place) ? 'page' : undefined}
        activeOptions={{ exact: true }}
        {...(said !== undefined && { 'aria-label': said })}
      >
        <Sign size={20} stroke={1.75} aria-hidden />
        {mark}
        <span>{name}</span>
      </Link>
    )
  }
  const nameOf = ({ area, key }: Place) => t(`menu_${area}_${key}` as 'menu_admin_Home', { ns: 'releases' })
  const mark = (
    <span className={classes['mark']} data-new-items={newItems || undefined} aria-hidden>
      <CountBadge {...unread} />
    </span>
  )
  return (
    <nav className={classes['bar']} aria-label={t('bottomBar')}>
      {home && slot(home.main, { icon: HomeIcon, name: nameOf(home.main) })}
      {work.map(({ sides: { main } }) => {
        const number = isUnread(main) ? numberOf(main) : undefined
        return slot(main, {
          icon: shownKeys[main.module].icon,
          name: nameOf(main),
          mark: number && (
            <span className={classes['mark']}>
              <CountBadge {...number} />
            </span>
          ),
        })
      })}
      {work.length < slots.length && (
        <button type="button" className={classes['slot']} onClick={onFind}>
          <IconSearch size={20} stroke={1.75} aria-hidden />
          <span>{t('search')}</span>
        </button>
      )}
      {notifications && slot(notifications.main, { icon: IconBell, name: nameOf(notifications.main), mark, said: label })}
      <button
        type="button"
        className={classes['slot']}
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={onMenu}
      >
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
        <span>{t('menu')}</span>
      </button>
    </nav>
  )
}
