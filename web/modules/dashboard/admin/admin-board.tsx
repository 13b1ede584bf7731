import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { bandsOf, columnsOf } from '../model/places.ts'
import { Shape } from '../shapes/shape.tsx'
import type { AskedHome, Drawn } from '../types.ts'
import type { useHome } from '../use-home.ts'
import { useWidgetWords } from '../use-widget-words.ts'
import { WidgetCard } from '../widget-card.tsx'
import classes from './admin-board.module.css'

const Arranging = lazyPart(() => import('../arrange/arranging.tsx'))

interface AdminBoardProps extends Drawn {
  readonly asked: AskedHome
  readonly home: ReturnType<typeof useHome>
  readonly arranges: boolean
}

/** One tab of the home of the administration: figures side by side, and cards in columns, as they were arranged. */
export function AdminBoard({ asked, home, arranges, ...drawn }: AdminBoardProps) {
  const { t } = useTranslation('dashboard')
  const { titleOf } = useWidgetWords()
  const { data, error, refetch, renew, isPending } = home
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  if (arranges)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Arranging home={data} {...asked} icons={drawn.icons} />
      </Suspense>
    )
  const shown = data.widgets.filter(
    ({ key, hidden, content, failed }) => !hidden && (content !== null || (failed && !isPending(key))),
  )
  if (shown.length === 0) return <EmptyState title={t('nothingHere')} text={t('nothingHereText')} literally="noData" />
  return bandsOf(shown, asked.device).map((band) => {
    const [first] = band
    if (first?.content?.shape === 'figures')
      return (
        <section key={first.key} className={classes['figures']} aria-label={titleOf(first.key)} data-widget={first.key}>
          <Shape widget={first} content={first.content} {...drawn} />
        </section>
      )
    const columns = columnsOf(band, asked.device).filter((column) => column.length > 0)
    return (
      <div key={first?.key} className={classes['columns']} data-columns={columns.length}>
        {columns.map((column) => (
          <div key={column[0]!.key} className={classes['column']}>
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
    )
  })
}
