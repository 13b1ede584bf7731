import { Skeleton } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useColumnsOf } from '../../kit/list/kept-columns.ts'
import { useWidth } from '../use-width.ts'
import { columnsIn, widthOf, type Column } from './columns.ts'
import { shapeIn } from './data-table.tsx'
import classes from './list-skeleton.module.css'

interface ListSkeletonProps<Row> {
  readonly name?: string | undefined
  readonly columns: readonly Column<Row>[]
  readonly lines?: boolean | undefined
}

const ROWS = [62, 48, 74, 55, 67, 43, 70, 52]

/** Rows of the same columns and heights while they are on their way; seen after a moment, so that a fast answer does not flicker. */
export function ListSkeleton<Row>({ name, columns, lines = false }: ListSkeletonProps<Row>) {
  const { t } = useTranslation('kit')
  const frame = useRef<HTMLDivElement>(null)
  const table = useWidth(frame)
  const kept = useColumnsOf(name)
  const shape = shapeIn(table, lines)
  const shown =
    shape === 'table' ? columnsIn(columns, kept, { table, window: window.innerWidth, before: 0 }) : columns.slice(0, 1)
  return (
    <div ref={frame} className={classes['rows']} data-shape={shape} role="status" aria-label={t('loading')}>
      {shape === 'table' && <div className={classes['head']} />}
      {ROWS.map((part) => (
        <div key={part} className={classes['row']}>
          {shown.map((column) => {
            const width = shape === 'table' ? widthOf(column, kept) : undefined
            return (
              <span key={column.name} style={width === undefined ? { flex: 1 } : { inlineSize: width }}>
                <Skeleton height={12} width={width === undefined ? `${part}%` : '70%'} radius={6} />
              </span>
            )
          })}
        </div>
      ))}
    </div>
  )
}
