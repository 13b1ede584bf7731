import type { ReactNode } from 'react'
import { isTitle, type Column } from './columns.ts'
import classes from './row-lines.module.css'
import type { RowOf, Shape } from './row-of.ts'

interface RowLinesProps<Row> {
  readonly row: Row
  readonly of: RowOf<Row>
  readonly shape: Shape
  readonly columns: readonly Column<Row>[]
  readonly title: ReactNode
  readonly unread: boolean
}

/** Two lines of 60 px beside a record, three of 90 px with a face or on a phone. A list without lines of its own names its columns. */
export function RowLines<Row>({ row, of, shape, columns, title, unread }: RowLinesProps<Row>) {
  const lines = of.lines?.(row)
  if (!lines)
    return (
      <div className={classes['named']}>
        {title}
        {columns
          .filter((column) => !isTitle(column))
          .map(({ name, head, cell }) => (
            <div key={name} className={classes['fact']} data-column={name}>
              <span>{head}</span>
              <span>{cell(row)}</span>
            </div>
          ))}
      </div>
    )
  return (
    <div className={classes['lines']} data-shape={shape} data-faced={lines.face ? true : undefined}>
      {lines.face && <span className={classes['face']}>{lines.face}</span>}
      <span className={classes['title']}>
        {unread && <i className={classes['dot']} />}
        <span className={classes['words']}>{title}</span>
      </span>
      <span className={classes['about']}>{lines.about}</span>
      {lines.more && <span className={classes['more']}>{lines.more}</span>}
      <span className={classes['when']} data-when>
        {lines.when}
      </span>
      <span className={classes['state']}>
        {lines.state}
        {lines.signs}
      </span>
      <span className={classes['end']}>{lines.end}</span>
    </div>
  )
}
