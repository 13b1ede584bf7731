import './chart.css'
import type { Colour } from './shapes.ts'
import classes from './plot.module.css'

interface LegendProps {
  readonly items: readonly {
    readonly key: string
    readonly label: string
    readonly colour: Colour
    readonly total?: string | undefined
  }[]
}

/** Names the colours of a chart, with the figure of the whole time where there is one. */
export function Legend({ items }: LegendProps) {
  return (
    <ul className={classes['legend']}>
      {items.map(({ key, label, colour, total }) => (
        <li key={key}>
          <i className={classes['mark']} style={{ background: `var(${colour})` }} />
          {label}
          {total !== undefined && <b>{total}</b>}
        </li>
      ))}
    </ul>
  )
}
