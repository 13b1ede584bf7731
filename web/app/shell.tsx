import { Outlet, useRouterState } from '@tanstack/react-router'
import { Activity, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInterface } from '../kit/interface-state.ts'
import type { SignedIn } from '../kit/session.ts'
import { areaOf } from './areas.ts'
import { useShownPath } from './use-shown-path.ts'
import { ComingSoonPage } from './coming-soon-page.tsx'
import { InFrame } from './full-page.tsx'
import { moduleOf } from './module-of.ts'
import { useModuleEnabled, useModuleStatus } from './module-status.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { QuickAccess, useQuickAccess } from './palette/quick-access.tsx'
import { ShellHeader } from './shell-header.tsx'
import { SideNav } from './side-nav.tsx'
import classes from './shell.module.css'

/** On a phone, when it is opened. */
const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))

/** Almost nobody ever looks as somebody else: loaded when it is. */
const PreviewBanner = lazy(() =>
  import('../modules/access/public.ts').then(({ PreviewBanner: component }) => ({ default: component })),
)

export function Shell({ person }: { person: SignedIn }) {
  const { t } = useTranslation('shell')
  const previewing = useInterface((state) => state.preview !== null)
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const area = areaOf(pathname, person.metadata.role)
  const [menuAt, setMenuAt] = useState<string>() // open while its own screen is shown: a chosen entry closes it
  const closeMenu = () => setMenuAt(undefined)
  const quick = useQuickAccess()

  return (
    <div className={classes['frame']}>
      <a href="#main" className={classes['skip']}>
        {t('skipToContent')}
      </a>
      <aside className={classes['side']}>
        <SideNav area={area} person={person} />
      </aside>
      <Suspense>
        {menuAt !== undefined && <MenuDrawer opened={menuAt === pathname} area={area} person={person} onClose={closeMenu} />}
      </Suspense>
      <div className={classes['column']}>
        <ShellHeader area={area} person={person} onMenu={() => setMenuAt(pathname)} onFind={() => quick.open('palette')} />
        {previewing && (
          <Suspense fallback={null}>
            <PreviewBanner />
          </Suspense>
        )}
        <OfflineBanner />
        <main id="main" tabIndex={-1} className={classes['main']}>
          <InFrame value={true}>
            <Suspense fallback={<PageSkeleton />}>
              <Screen />
            </Suspense>
          </InFrame>
        </main>
      </div>
      <QuickAccess {...quick} person={person} area={area} />
    </div>
  )
}

/** A module that is coming keeps the frame and says so instead of its screen; the index of an area is always there. */
function Screen() {
  const status = useModuleStatus()
  const isEnabled = useModuleEnabled()
  const key = moduleOf(useShownPath())
  const closed = key !== undefined && key !== 'dashboard' && (status(key) === 'COMING_SOON' || !isEnabled(key))
  return <KeptScreen key={key ?? ''} closed={closed} />
}

/** What is open when its module is withdrawn stays behind the notice, with all that was typed, and comes back with it (M3). */
function KeptScreen({ closed }: { closed: boolean }) {
  const [opened, setOpened] = useState(!closed)
  if (!closed && !opened) setOpened(true)
  return (
    <>
      {closed && <ComingSoonPage kept={opened} />}
      {opened && (
        <Activity mode={closed ? 'hidden' : 'visible'}>
          <Outlet />
        </Activity>
      )}
    </>
  )
}
