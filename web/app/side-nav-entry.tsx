import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Area } from './areas.ts'
import { HomeIcon, shownKeys } from './shown-keys.ts'
import type { MenuEntry } from './menu.ts'
import { entryOf } from './module-of.ts'
import { useModuleStatus } from './module-status.ts'
import classes from './side-nav.module.css'

export function SideNavEntry({ area, entry: { key, to, module } }: { area: Area; entry: MenuEntry }) {
  const { t } = useTranslation('releases')
  const status = useModuleStatus()(module)
  const current = useRouterState({ select: ({ location }) => isCurrent(location.pathname, to) })
  const Icon = key === 'Home' ? HomeIcon : shownKeys[module].icon
  const desktopOnly = area === 'admin' && entryOf(module)?.adminDesktopOnly === true
  const announced = status !== 'STABLE' && module !== 'dashboard'

  return (
    <li data-menu-key={key} className={desktopOnly ? classes['desktopOnly'] : undefined}>
      <Link to={to} className={classes['entry']} aria-current={current ? 'page' : undefined} activeOptions={{ exact: true }}>
        <Icon size={18} stroke={1.6} aria-hidden />
        <span className={classes['name']}>{t(`menu_${area}_${key}` as 'menu_admin_Home')}</span>
        {announced && (
          <span className={classes['badge']} data-status={status}>
            {t(`badge_${status}`)}
          </span>
        )}
      </Link>
    </li>
  )
}

/** A thread belongs to the tickets of the area; an index is current only exactly, and `/` never is: it leads on. */
function isCurrent(pathname: string, to: string): boolean {
  if (to === '/') return false
  if (to.endsWith('/tickets') && pathname.startsWith('/ticket-thread')) return true
  if (to === '/user/training') return pathname === to
  return pathname === to || (to.split('/').length > 2 && pathname.startsWith(`${to}/`))
}
