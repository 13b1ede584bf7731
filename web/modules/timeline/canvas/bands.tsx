import { runsOf, type Span } from '../model/scale.ts'
import classes from './canvas.module.css'

interface BandsProps {
  readonly days: Span
  readonly canvas: Span
  readonly dayPx: number
  readonly today: number
  readonly daysOff: ReadonlySet<number>
}

/** Days off as bands, and the line of today. */
export function Bands({ days, canvas, dayPx, today, daysOff }: BandsProps) {
  return (
    <div className={classes['bands']} aria-hidden>
      {runsOf(days, daysOff).map(({ from, to }) => (
        <i
          key={from}
          className={classes['band']}
          style={{ insetInlineStart: (from - canvas.from) * dayPx, inlineSize: (to - from + 1) * dayPx }}
        />
      ))}
      <i className={classes['today']} style={{ insetInlineStart: (today - canvas.from + 0.5) * dayPx }} />
    </div>
  )
}
