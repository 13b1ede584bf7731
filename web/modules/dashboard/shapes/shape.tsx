import type { DashboardWidget } from '@diwan/contract/dashboard/schemas/dashboard'
import type { WidgetContent } from '@diwan/contract/kit/widgets'
import { useTranslation } from 'react-i18next'
import classes from '../dashboard.module.css'
import type { Drawn } from '../types.ts'
import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { AgendaShape } from './agenda-shape.tsx'
import { ChecksShape } from './checks-shape.tsx'
import { RowsShape } from './rows-shape.tsx'
import { TextShape } from './text-shape.tsx'

/** Charts come after the page. */
const FiguresShape = lazyPart(() => import('./figures-shape.tsx'))
const DaysShape = lazyPart(() => import('./days-shape.tsx'))
const BarsShape = lazyPart(() => import('./bars-shape.tsx'))
const ShareShape = lazyPart(() => import('./share-shape.tsx'))

export interface ShapeProps extends Drawn {
  readonly widget: DashboardWidget
  readonly content: WidgetContent
}

/** Each shape of content is drawn by a component of its own. */
export function Shape({ widget, content, ...drawn }: ShapeProps) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Suspense fallback={<Skeleton height="100%" />}>
        <Drawing widget={widget} content={content} {...drawn} />
      </Suspense>
      {widget.failed && <p className={classes['partly']}>{t('partly')}</p>}
    </>
  )
}

function Drawing({ widget, content, ...drawn }: ShapeProps) {
  switch (content.shape) {
    case 'rows':
      return <RowsShape items={content.items} {...drawn} />
    case 'checks':
      return <ChecksShape adds={widget.adds} items={content.items} {...drawn} />
    case 'agenda':
      return <AgendaShape items={content.items} />
    case 'text':
      return <TextShape {...content} />
    case 'figures':
      return <FiguresShape name={widget.key} content={content} />
    case 'days':
      return <DaysShape name={widget.key} content={content} />
    case 'bars':
      return <BarsShape name={widget.key} content={content} />
    case 'share':
      return <ShareShape name={widget.key} content={content} />
  }
}
