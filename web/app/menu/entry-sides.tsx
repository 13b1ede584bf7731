import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../../kit/session.ts'
import { PageSides } from '../../ui/page-sides.tsx'
import { useDesktop } from '../../kit/widths.ts'
import { entryWithTabs, isDesktopOnly, sidesOf, type Place, type Sides } from './entries.ts'
import { marksOf } from './nav-entry.tsx'
import { usePlaceOffered } from './use-menu.ts'
import classes from './entry-sides.module.css'

/** The sides of the entry whose address is shown, for the header of its screen. */
export function EntrySides({ person, children }: { person: SignedIn; children: ReactNode }) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname.replace(/\/+$/, '') })
  const isOffered = usePlaceOffered(person)
  const desktop = useDesktop()
  const entry = entryWithTabs(pathname)
  const sides = entry && sidesOf(entry, isOffered, desktop)
  const shown = sides && sides.all.length > 1 ? <Tabs sides={sides} pathname={pathname} desktop={desktop} /> : null
  return <PageSides value={shown}>{children}</PageSides>
}

interface TabsProps {
  readonly sides: Sides
  readonly pathname: string
  readonly desktop: boolean
}

/**
 * Where staff come first the sides are the queue and one's own requests; elsewhere one's own and its administration. Below 62 em the tab
 * of one of the five is no key of the administration (Q.22).
 */
function Tabs({ sides: { all }, pathname, desktop }: TabsProps) {
  const { t } = useTranslation(['shell', 'releases'])
  const staffFirst = all.some(({ first }) => first)
  const managed = all.some(({ area }) => area === 'admin')
  const own = managed ? all.find(({ area }) => area === 'user') : undefined
  const current = all.find(({ to }) => to === pathname) ?? all[0]
  const nameOf = (place: Place) => {
    const { area, key } = place
    if (staffFirst) return t(area === 'admin' ? 'side_queue' : 'side_requests')
    if (area === 'admin') return t('side_manage')
    return place === own ? t('side_own') : t(`menu_user_${key}` as 'menu_user_Tickets', { ns: 'releases' })
  }
  return (
    <nav className={classes['sides']} aria-label={t('sides')}>
      {all.map((place) => (
        <Link
          key={place.to}
          to={place.to}
          className={classes['side']}
          aria-current={place === current ? 'page' : undefined}
          activeOptions={{ exact: true }}
          {...(desktop || !isDesktopOnly(place) ? marksOf(place) : {})}
        >
          {nameOf(place)}
        </Link>
      ))}
    </nav>
  )
}
