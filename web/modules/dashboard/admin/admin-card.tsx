import { Button, Skeleton } from '@mantine/core'
import type { DashboardWidget } from '@diwan/contract/dashboard/schemas/dashboard'
import { Link } from '@tanstack/react-router'
import { Suspense, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkOf } from '../../../kit/link-of.ts'
import { useCountText } from '../../../ui/count-badge.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useWidgetWord } from '../shapes/use-chart-words.ts'
import { RowList } from './row-list.tsx'
import classes from './admin-board.module.css'

const Figures = lazyPart(() => import('../shapes/figures.tsx'))
const Days = lazyPart(() => import('../shapes/days.tsx'))
const Bars = lazyPart(() => import('../shapes/bars.tsx'))
const Share = lazyPart(() => import('../shapes/share.tsx'))

interface AdminCardProps {
  readonly widget: DashboardWidget
  readonly onRetry: () => void
}

/** One widget; charts come after the page. Figures stand side by side without a frame of their own. */
export function AdminCard({ widget, onRetry }: AdminCardProps) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  const title = useWidgetWord()(widget.key)
  const [list] = widget.lists
  const count = useCountText(list?.count ?? { count: 0, more: false })
  const { content } = widget
  const shape = content?.shape
  const heading = { 'aria-labelledby': id, 'data-widget': widget.key, 'data-shape': shape, 'data-size': widget.size }
  if (shape === 'figures') {
    return (
      <section className={classes['figures']} {...heading}>
        <h2 id={id} className={classes['unseen']}>
          {title}
        </h2>
        <Drawn widget={widget} />
      </section>
    )
  }
  return (
    <section className={classes['card']} {...heading}>
      <header>
        <h2 id={id}>{title}</h2>
        {list?.count && <bdi>{count}</bdi>}
        {list && <Link {...linkOf(list.path)}>{t('showAll')}</Link>}
      </header>
      {content ? (
        <Drawn widget={widget} />
      ) : (
        <div className={classes['failed']} role="status">
          {t('widgetFailed')}
          <Button variant="default" size="compact-sm" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Drawn({ widget: { key, content } }: Pick<AdminCardProps, 'widget'>): ReactNode {
  return <Suspense fallback={<Skeleton height="100%" radius={12} />}>{content && <Shape name={key} content={content} />}</Suspense>
}

function Shape({ name, content }: { name: string; content: NonNullable<DashboardWidget['content']> }): ReactNode {
  switch (content.shape) {
    case 'figures':
      return <Figures name={name} content={content} />
    case 'days':
      return <Days name={name} content={content} />
    case 'bars':
      return <Bars name={name} content={content} />
    case 'share':
      return <Share name={name} content={content} />
    case 'rows':
      return <RowList name={name} rows={content.items} />
    default:
      return null
  }
}
