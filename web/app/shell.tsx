import { Outlet, useRouterState } from '@tanstack/react-router'
import { Activity, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { askTurn, useAskedTurn } from '../kit/asked-turn.ts'
import { useInterface } from '../kit/interface-state.ts'
import type { SignedIn } from '../kit/session.ts'
import { areaOf } from './areas.ts'
import { shownKeys } from './shown-keys.ts'
import { useShownPath } from './use-shown-path.ts'
import { ComingSoonPage } from './coming-soon-page.tsx'
import { InFrame } from './full-page.tsx'
import { BottomBar } from './menu/bottom-bar.tsx'
import { EntrySides } from './menu/entry-sides.tsx'
import { useMenuState } from './menu/menu-state.ts'
import { Rail } from './menu/rail.tsx'
import { Sidebar } from './menu/sidebar.tsx'
import { moduleOf } from './module-of.ts'
import { useModuleEnabled, useModuleStatus } from './module-status.ts'
import { Overlays } from './overlays.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { QuickAccess, useQuickAccess } from './palette/quick-access.tsx'
import { usePhone, useRoomy } from '../kit/widths.ts'
import classes from './shell.module.css'
import { lazyDialog, lazyExtra } from '../ui/lazy-part.tsx'

/** The whole menu over the screen, when it is opened. */
const MenuSheet = lazyDialog(() => import('./menu/menu-sheet.tsx'))

/** Almost nobody ever looks as somebody else: loaded when it is. */
const PreviewBanner = lazyExtra(() =>
  import('../modules/access/public.ts').then(({ PreviewBanner: component }) => ({ default: component })),
)

/** The question before a record becomes something else. */
const TurnDialog = lazyDialog(async () => ({ default: (await import('../modules/actions/public.ts')).TurnDialog }))

interface ShellProps {
  readonly person: SignedIn
  /** In place of the screen of the address. */
  readonly children?: ReactNode
}

export function Shell({ person, children }: ShellProps) {
  const { t } = useTranslation('shell')
  const previewing = useInterface((state) => state.preview !== null)
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const area = areaOf(pathname, person.metadata.role)
  const [menuAt, setMenuAt] = useState<string>() // open while its own screen is shown: a chosen entry closes it
  const quick = useQuickAccess()
  const turn = useAskedTurn()
  const menu = useMenuKind(pathname)
  const menuOpened = menuAt === pathname
  const openMenu = () => setMenuAt(pathname)
  const find = () => {
    setMenuAt(undefined)
    quick.open('palette')
  }
  return (
    <div className={classes['frame']} data-menu={menu}>
      <a href="#main" className={classes['skip']}>
        {t('skipToContent')}
      </a>
      {menu !== 'bar' && (
        <aside className={classes['side']}>
          {menu === 'whole' ? (
            <Sidebar person={person} onFind={find} />
          ) : (
            <Rail person={person} onFind={find} onMore={openMenu} />
          )}
        </aside>
      )}
      <Suspense>
        {menuAt !== undefined && (
          <MenuSheet opened={menuOpened} person={person} onFind={find} onClose={() => setMenuAt(undefined)} />
        )}
      </Suspense>
      <div className={classes['column']}>
        {previewing && (
          <Suspense fallback={null}>
            <PreviewBanner />
          </Suspense>
        )}
        <OfflineBanner />
        <main id="main" tabIndex={-1} className={classes['main']}>
          <InFrame value={true}>
            <EntrySides person={person}>
              <Suspense fallback={<PageSkeleton />}>{children ?? <Screen />}</Suspense>
            </EntrySides>
          </InFrame>
        </main>
      </div>
      {menu === 'bar' && <BottomBar person={person} opened={menuOpened} onFind={find} onMenu={openMenu} />}
      <Overlays />
      <Suspense>{turn && <TurnDialog asked={turn} onClose={() => askTurn(undefined)} />}</Suspense>
      <QuickAccess {...quick} person={person} area={area} />
    </div>
  )
}

/** Whole where there is room, nothing stands beside it and the person has not made it a rail; a bar at the foot of a phone. */
function useMenuKind(pathname: string): 'whole' | 'rail' | 'bar' {
  const [phone, roomy] = [usePhone(), useRoomy()]
  const rail = useMenuState((state) => state.rail)
  if (phone) return 'bar'
  const key = moduleOf(pathname)
  const pane = key !== undefined && shownKeys[key].pane
  if (pane === true || (pane === 'user' && pathname.startsWith('/user/'))) return 'rail'
  return roomy && !rail ? 'whole' : 'rail'
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
