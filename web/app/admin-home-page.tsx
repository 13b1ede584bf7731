import { REPORTS_TAB } from '@diwan/contract/dashboard/addresses'
import type { DashboardTab } from '@diwan/contract/dashboard/vocabulary'
import { dayInWords, formatHijri } from '@diwan/core/formats'
import { offsetOn } from '@diwan/core/hijri'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { reports } from '../gathered.gen.ts'
import { useReading } from '../kit/reading.ts'
import { useHolds } from '../kit/rights.ts'
import { useSession } from '../kit/session.ts'
import { useDesktop } from '../kit/widths.ts'
import { useToday } from '../kit/use-today.ts'
import { AdminBoard, RangeChoice, useAdminAddress, useAdminHome } from '../modules/dashboard/public.ts'
import { WhatsNew } from '../modules/releases/public.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ViewLinks } from '../ui/list/view-links.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { usePlaceOffered } from './menu/use-menu.ts'
import { useModuleStatus } from './module-status.ts'

const screens = reports.map(({ key, needs, load }) => ({ key, needs, Screen: lazyPart(load) }))

/** The first screen of the administration: figures and waiting work by tab, and reports. */
export function AdminHomePage() {
  const { t } = useTranslation(['shell', 'dashboard'])
  const person = useSession()
  const isOffered = usePlaceOffered(person)
  const status = useModuleStatus()
  const mayReport = useHolds('dashboard', 'view')
  const { tab } = useAdminAddress()
  const { data } = useAdminHome()
  const desktop = useDesktop()
  const offered = mayReport ? screens.filter(({ key }) => isOffered('admin', key) && status(key) !== 'COMING_SOON') : []
  const tabs = [...(data?.tabs ?? []), ...(offered.length > 0 ? [REPORTS_TAB] : [])]
  const reporting = tab === REPORTS_TAB && offered.length > 0
  return (
    <>
      <WhatsNew />
      <PageHeader
        title={t('home')}
        flush={reporting}
        tabs={
          <ViewLinks
            label={t('tabs', { ns: 'dashboard' })}
            param="tab"
            views={tabs}
            current={reporting ? REPORTS_TAB : (data?.tab ?? undefined)}
            labelOf={(one) => t(`tab_${one as DashboardTab | typeof REPORTS_TAB}`, { ns: 'dashboard' })}
          />
        }
        action={
          !reporting && (
            <>
              {desktop && <Today />}
              <RangeChoice />
            </>
          )
        }
      />
      <Suspense fallback={<PageSkeleton />}>
        {reporting ? offered.map(({ key, Screen }) => <Screen key={key} />) : <AdminBoard />}
      </Suspense>
    </>
  )
}

/** The day in both calendars. */
function Today() {
  const reading = useReading()
  const day = useToday()
  const { language, hijri, digits } = reading
  return (
    <time dateTime={day}>
      <bdi>{dayInWords(day, reading)}</bdi> · <bdi>{formatHijri(day, language, offsetOn(day, hijri), digits)}</bdi>
    </time>
  )
}
