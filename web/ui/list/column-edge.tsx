import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { keepColumn } from '../../kit/list/kept-columns.ts'
import { NARROWEST, type Column } from './columns.ts'
import classes from './data-table.module.css'

const STEP = 8
const WIDEST = 480

interface ColumnEdgeProps<Row> {
  readonly list: string
  readonly column: Column<Row>
  readonly width: number
}

/** The end of a head: pulled, or moved by the arrows, it makes its column wider; a double click gives back the first width. */
export function ColumnEdge<Row>({ list, column, width }: ColumnEdgeProps<Row>) {
  const { t } = useTranslation('kit')
  const keep = (wanted: number) =>
    keepColumn(list, column.name, { width: Math.round(Math.min(WIDEST, Math.max(NARROWEST, wanted))) })
  const pull = (event: PointerEvent<HTMLElement>) => {
    const edge: HTMLElement = event.currentTarget
    const sign = getComputedStyle(edge).direction === 'rtl' ? -1 : 1
    const from = event.clientX
    edge.setPointerCapture(event.pointerId)
    const pulled = new AbortController()
    edge.addEventListener('pointermove', (move) => keep(width + (move.clientX - from) * sign), pulled)
    for (const end of ['pointerup', 'pointercancel'] as const) edge.addEventListener(end, () => pulled.abort(), pulled)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (way === undefined) return
    event.preventDefault()
    keep(width + STEP * way * (getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1))
  }
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('columnWidth', { name: column.head })}
      aria-valuenow={width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      tabIndex={0}
      className={classes['edge']}
      onPointerDown={pull}
      onDoubleClick={() => column.width !== undefined && keep(column.width)}
      onKeyDown={press}
    />
  )
}
