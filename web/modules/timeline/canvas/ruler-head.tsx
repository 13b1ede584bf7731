import type { Ruler, Tick } from '../model/ruler.ts'
import type { Span } from '../model/scale.ts'
import classes from './canvas.module.css'

interface RulerHeadProps {
  readonly ruler: Ruler
  readonly canvas: Span
  readonly dayPx: number
  readonly today: number
  readonly daysOff: ReadonlySet<number>
  readonly hijri: boolean
}

/** Months over days, and the Hijri days below them. Said by each bar itself, so that it is only seen. */
export function RulerHead({ ruler, canvas, dayPx, today, daysOff, hijri }: RulerHeadProps) {
  const place = ({ day, days }: Tick) => ({ insetInlineStart: (day - canvas.from) * dayPx, inlineSize: days * dayPx })
  return (
    <div className={classes['ruler']} style={{ inlineSize: (canvas.to - canvas.from + 1) * dayPx }} aria-hidden>
      <div className={classes['upper']}>
        {ruler.upper.map((tick) => (
          <div key={tick.day} style={place(tick)}>
            <span>{tick.text}</span>
          </div>
        ))}
      </div>
      <div className={classes['lower']}>
        {ruler.lower.map((tick) => (
          <div
            key={tick.day}
            style={place(tick)}
            data-off={(tick.days === 1 && daysOff.has(tick.day)) || undefined}
            data-today={(tick.days === 1 && tick.day === today) || undefined}
          >
            <bdi>{tick.text}</bdi>
          </div>
        ))}
      </div>
      {hijri && (
        <div className={classes['hijri']}>
          {ruler.hijri.map((tick) => (
            <div key={tick.day} style={place(tick)} data-name={tick.days > 1 || undefined}>
              <span>{tick.text}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
