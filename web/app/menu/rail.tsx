import { ActionIcon } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../../kit/session.ts'
import { Logo } from '../../ui/logo.tsx'
import { useRoomy } from '../../kit/widths.ts'
import { toggleRail } from './menu-state.ts'
import { MenuTools } from './menu-tools.tsx'
import { NavEntry } from './nav-entry.tsx'
import { NotificationEntry } from './notification-entry.tsx'
import { isUnread, useNumbers } from './numbers.ts'
import { PersonFoot } from './person-foot.tsx'
import { useIsCurrent, useMenu } from './use-menu.ts'
import classes from './nav.module.css'

const ENTRY = 36
const LINE = 11

interface RailProps {
  readonly person: SignedIn
  readonly onFind: () => void
  /** The whole menu, over the screen. */
  readonly onMore: () => void
}

/** The menu as a column of signs; what has no room is behind the last of them. */
export function Rail({ person, onFind, onMore }: RailProps) {
  const { t } = useTranslation(['shell', 'releases'])
  const { start, parts } = useMenu(person)
  const isCurrent = useIsCurrent(person)
  const numberOf = useNumbers(parts.flatMap(({ entries }) => entries.map(({ main }) => main)).filter(isUnread))
  const { ref, height } = useElementSize()
  const roomy = useRoomy()
  const ready = parts.filter(({ name }) => name !== 'soon')
  const all = [{ name: 'start', entries: start }, ...ready]
  const room = Math.max(2, Math.floor((height - all.length * LINE) / ENTRY) - 1)
  let left = room
  const shown = all.flatMap(({ name, entries }) => {
    const fitting = entries.slice(0, left)
    left -= fitting.length
    return fitting.length > 0 ? [{ name, entries: fitting }] : []
  })
  return (
    <div className={classes['nav']} data-rail>
      <div className={classes['brand']}>
        <button
          type="button"
          className={classes['widen']}
          aria-label={t(roomy ? 'fromRail' : 'openMenu')}
          title={t(roomy ? 'fromRail' : 'openMenu')}
          aria-keyshortcuts="["
          onClick={roomy ? toggleRail : onMore}
        >
          <Logo size={26} />
        </button>
      </div>
      <MenuTools person={person} onFind={onFind} rail />
      <nav ref={ref} className={classes['signs']} aria-label={t('menu')}>
        {shown.map(({ name, entries }) => (
          <ul key={name} className={classes['list']}>
            {entries.map(({ main }) =>
              main.module === 'notifications' ? (
                <NotificationEntry key={main.to} place={main} current={isCurrent(main)} rail />
              ) : (
                <NavEntry
                  key={main.to}
                  place={main}
                  person={person}
                  current={isCurrent(main)}
                  number={isUnread(main) ? numberOf(main) : undefined}
                  rail
                />
              ),
            )}
          </ul>
        ))}
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('moreOfMenu')} title={t('moreOfMenu')} onClick={onMore}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </nav>
      <PersonFoot person={person} rail />
    </div>
  )
}
