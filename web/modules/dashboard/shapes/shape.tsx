import type { DashboardWidget } from '@diwan/contract/dashboard/schemas/dashboard'
import type { WidgetContent } from '@diwan/contract/kit/widgets'
import { useTranslation } from 'react-i18next'
import classes from '../dashboard.module.css'
import type { Drawn } from '../types.ts'
import { AgendaShape } from './agenda-shape.tsx'
import { ChecksShape } from './checks-shape.tsx'
import { RowsShape } from './rows-shape.tsx'
import { TextShape } from './text-shape.tsx'

export interface ShapeProps extends Drawn {
  readonly widget: DashboardWidget
  readonly content: WidgetContent
}

/** Each shape of content is drawn by a component of its own. */
export function Shape({ widget, content, ...drawn }: ShapeProps) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Drawing widget={widget} content={content} {...drawn} />
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
    default:
      return null
  }
}
