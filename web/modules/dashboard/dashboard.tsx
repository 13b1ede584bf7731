import type { Dashboard as Home, DashboardWidget } from '@diwan/contract/dashboard/schemas/dashboard'
import type { Device } from '@diwan/contract/dashboard/vocabulary'
import type { WidgetArea } from '@diwan/contract/kit/widgets'
import { isolate } from '@diwan/core/direction'
import { formatTime } from '@diwan/core/formats'
import { Button, Skeleton } from '@mantine/core'
import { IconLayoutDashboard, IconLayoutGrid } from '@tabler/icons-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../kit/online.ts'
import { useReading } from '../../kit/reading.ts'
import { useDesktop } from '../../kit/widths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import classes from './dashboard.module.css'
import { Header } from './header.tsx'
import { columnsOf } from './model/places.ts'
import type { Drawn } from './types.ts'
import { useHome } from './use-home.ts'
import { WidgetCard } from './widget-card.tsx'

const Arranging = lazyPart(() => import('./arrange/arranging.tsx'))

interface DashboardProps extends Drawn {
  readonly area: WidgetArea
  /** The button that begins something new. */
  readonly create: ReactNode
}

/** A home of widgets, as its person arranged it for this class of device. */
export function Dashboard({ area, create, ...drawn }: DashboardProps) {
  const { t } = useTranslation('dashboard')
  const device = useDesktop() ? 'desktop' : 'phone'
  const home = useHome({ area, device })
  const [arranges, arrange] = useState(false)
  const shown = useShown(home.data, home.isPending)
  const { data, error, refetch, renew, isPending } = home
  return (
    <>
      <Header home={data}>
        <Button
          variant="subtle"
          color="gray"
          aria-pressed={arranges}
          disabled={!data}
          leftSection={<IconLayoutGrid size={17} stroke={1.75} aria-hidden />}
          onClick={() => arrange(!arranges)}
        >
          {t(arranges ? 'arrangeDone' : 'arrange')}
        </Button>
        {create}
      </Header>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting device={device} />}
      {data && <AsOf at={home.dataUpdatedAt} />}
      {data && arranges && (
        <Suspense fallback={<Waiting device={device} />}>
          <Arranging home={data} area={area} device={device} icons={drawn.icons} />
        </Suspense>
      )}
      {data && !arranges && (
        <div className={classes['columns']} data-device={device}>
          {shown.length === 0 && <EmptyState icon={IconLayoutDashboard} title={t('allHidden')} text={t('allHiddenText')} />}
          {columnsOf(shown, device).map((column, place) => (
            <div key={place} className={classes['column']}>
              {column.map((widget) => (
                <WidgetCard
                  key={widget.key}
                  widget={widget}
                  isPending={isPending(widget.key)}
                  onRetry={() => renew([widget.key])}
                  {...drawn}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** A card without content is not drawn, nor one that is asked for once more; but one that loses its last row while it is on the screen keeps its place. */
function useShown(home: Home | undefined, isPending: (key: string) => boolean): readonly DashboardWidget[] {
  const [seen, see] = useState<ReadonlySet<string>>(new Set())
  const filled = home?.widgets.filter(({ content, hidden }) => !hidden && content !== null) ?? []
  if (filled.some(({ key }) => !seen.has(key))) see(new Set([...seen, ...filled.map(({ key }) => key)]))
  return home?.widgets.filter(({ key, failed, hidden }) => !hidden && ((failed && !isPending(key)) || seen.has(key))) ?? []
}

const SIZES = [
  ['high', 'low'],
  ['middle', 'middle'],
  ['middle', 'low'],
]

function Waiting({ device }: { device: Device }) {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['columns']} data-device={device} role="status" aria-label={t('loading')}>
      {(device === 'phone' ? [SIZES.flat()] : SIZES).map((sizes, column) => (
        <div key={column} className={classes['column']}>
          {sizes.map((size, place) => (
            <Skeleton key={place} className={classes['card'] ?? ''} data-size={size} radius={12} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Without a network it is shown as it was kept. */
function AsOf({ at }: { at: number }) {
  const { t } = useTranslation('dashboard')
  const reading = useReading()
  if (useOnline()) return null
  return (
    <p className={classes['asOf']} data-as-of>
      {t('asOf', { time: isolate(formatTime(Math.floor(at / 1000), reading)) })}
    </p>
  )
}
