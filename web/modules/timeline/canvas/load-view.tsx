import { useTranslation } from 'react-i18next'
import { decimalText } from '../../../kit/formats.ts'
import { Letter } from '../../../ui/person-chip.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { cellsOf, type PersonLoad, type Workload } from '../model/loads.ts'
import { DAY_PX, type Span, type Zoom } from '../model/scale.ts'
import classes from './loads.module.css'
import canvasClasses from './canvas.module.css'

interface LoadViewProps {
  readonly load: PersonLoad
  readonly capacity: Workload['capacity']
  readonly days: Span
  readonly canvas: Span
  readonly zoom: Zoom
  readonly weekStart: number
}

/** Narrower cells say nothing. */
const WORDS_PX = 34

/** What one person has to do: a cell of each day, or of each week where days are narrow. The table says it in words. */
export function LoadView({ load, capacity, days, canvas, zoom, weekStart }: LoadViewProps) {
  const { t, i18n } = useTranslation('timeline')
  const dayPx = DAY_PX[zoom]
  const { person } = load
  const hours = (minutes: number) => t('hoursShort', { hours: decimalText(minutes / 60, i18n.language) })
  return (
    <>
      <div role="rowheader" className={canvasClasses['name']}>
        <span className={classes['person']}>
          <UserText text={person.fullName} lines={1} />
        </span>
        <Letter id={person.id} name={person.fullName} photo={person.photo} size={22} />
      </div>
      <div className={canvasClasses['lane']} aria-hidden>
        {cellsOf(load, capacity, { ...days, step: zoom === 'day' || zoom === 'week' ? 1 : 7, weekStart }).map((cell) => {
          const width = cell.days * dayPx - 2
          const part = cell.capacity === 0 ? 1 : cell.minutes / cell.capacity
          return (
            <span
              key={cell.from}
              className={classes['cell']}
              data-load={part > 1 ? 'over' : part > 0.8 ? 'full' : 'free'}
              title={t('loadOf', { spent: hours(cell.minutes), all: hours(cell.capacity) })}
              style={{ insetInlineStart: (cell.from - canvas.from) * dayPx + 1, inlineSize: width }}
            >
              <i style={{ blockSize: `${Math.min(100, Math.max(6, part * 100))}%` }} />
              {width >= WORDS_PX && cell.minutes > 0 && <bdi>{hours(cell.minutes)}</bdi>}
            </span>
          )
        })}
      </div>
    </>
  )
}
