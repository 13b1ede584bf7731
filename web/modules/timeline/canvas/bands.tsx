import type { Span } from '../model/scale.ts'
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

/** Days off that follow one another are one band. */
function runsOf({ from, to }: Span, daysOff: ReadonlySet<number>): Span[] {
  const runs: { from: number; to: number }[] = []
  for (let day = from; day <= to; day += 1) {
    const last = runs.at(-1)
    if (!daysOff.has(day)) continue
    if (last?.to === day - 1) last.to = day
    else runs.push({ from: day, to: day })
  }
  return runs
}
