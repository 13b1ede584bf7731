import { Suspense } from 'react'
import { reports } from '../gathered.gen.ts'
import { useHolds } from '../kit/rights.ts'
import { useSession } from '../kit/session.ts'
import { AdminHome } from '../modules/dashboard/public.ts'
import { WhatsNew } from '../modules/releases/public.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { usePlaceOffered } from './menu/use-menu.ts'
import { useModuleStatus } from './module-status.ts'
import { widgetTools } from './widget-tools.ts'

const screens = reports.map(({ key, load }) => ({ key, Screen: lazyPart(load) }))

/** The first screen of the administration, with the reports of all modules. */
export function AdminHomePage() {
  const isOffered = usePlaceOffered(useSession())
  const status = useModuleStatus()
  const mayReport = useHolds('dashboard', 'view')
  const offered = screens.filter(({ key }) => mayReport && isOffered('admin', key) && status(key) !== 'COMING_SOON')
  return (
    <>
      <WhatsNew />
      <AdminHome
        {...widgetTools}
        reports={
          offered.length === 0 ? null : (
            <Suspense fallback={<PageSkeleton />}>
              {offered.map(({ key, Screen }) => (
                <Screen key={key} />
              ))}
            </Suspense>
          )
        }
      />
    </>
  )
}
