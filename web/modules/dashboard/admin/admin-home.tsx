import { ActionIcon, Button } from '@mantine/core'
import { REPORTS_TAB } from '@diwan/contract/dashboard/addresses'
import type { WidgetTab } from '@diwan/contract/kit/widgets'
import { dayInWords, formatHijri } from '@diwan/core/formats'
import { offsetOn } from '@diwan/core/hijri'
import { IconLayoutGrid } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../kit/reading.ts'
import { useToday } from '../../../kit/use-today.ts'
import { useDesktop } from '../../../kit/widths.ts'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { Drawn } from '../types.ts'
import { useHome } from '../use-home.ts'
import { AdminBoard } from './admin-board.tsx'
import { RangeChoice } from './range-choice.tsx'
import { useAdminAddress, useAskedHome } from './use-admin-home.ts'
import classes from './admin-home.module.css'

interface AdminHomeProps extends Drawn {
  /** The screens of reports; none for those who see no figures. */
  readonly reports: ReactNode
}

/** The first screen of the administration: figures and waiting work by tab, and reports. */
export function AdminHome({ reports, ...drawn }: AdminHomeProps) {
  const { t } = useTranslation(['dashboard', 'shell'])
  const asked = useAskedHome()
  const home = useHome(asked)
  const { tab, chosen } = useAdminAddress()
  const [arranges, arrange] = useState(false)
  const desktop = useDesktop()
  const reporting = tab === REPORTS_TAB && reports !== null
  const known = home.data !== undefined || reporting
  const tabs: (WidgetTab | typeof REPORTS_TAB)[] = [
    ...(home.data?.tabs ?? []),
    ...(reports !== null && known ? [REPORTS_TAB] : []),
  ]
  const arrangeText = t(arranges ? 'arrangeDone' : 'arrange')
  const arranging = { color: 'gray', 'aria-pressed': arranges, disabled: !home.data, onClick: () => arrange(!arranges) }
  return (
    <>
      <PageHeader
        title={t('home', { ns: 'shell' })}
        flush={reporting}
        tabs={
          <ViewLinks
            label={t('tabs')}
            param="tab"
            views={tabs}
            current={reporting ? REPORTS_TAB : (home.data?.tab ?? undefined)}
            labelOf={(one) => t(`tab_${one}`)}
          />
        }
        action={
          !reporting && (
            <>
              {desktop && <Today tight={chosen} />}
              <RangeChoice />
              {desktop ? (
                <Button {...arranging} variant="subtle" leftSection={<IconLayoutGrid size={17} stroke={1.75} aria-hidden />}>
                  {arrangeText}
                </Button>
              ) : (
                <ActionIcon
                  {...arranging}
                  size={36}
                  variant={arranges ? 'light' : 'subtle'}
                  aria-label={arrangeText}
                  title={arrangeText}
                >
                  <IconLayoutGrid size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
            </>
          )
        }
      />
      {reporting ? reports : <AdminBoard asked={asked} home={home} arranges={arranges} {...drawn} />}
    </>
  )
}

/** The day in both calendars; beside chosen days the second one needs a wide screen. */
function Today({ tight }: { tight: boolean }) {
  const reading = useReading()
  const day = useToday()
  const { language, hijri, digits } = reading
  return (
    <time dateTime={day} className={classes['today']} data-tight={tight || undefined}>
      <bdi>{dayInWords(day, reading)}</bdi>
      <bdi>{formatHijri(day, language, offsetOn(day, hijri), digits)}</bdi>
    </time>
  )
}
