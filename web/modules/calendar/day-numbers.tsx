import { hijriOf } from '@diwan/core/hijri'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../kit/formats.ts'
import { useReading } from '../../kit/reading.ts'
import { monthParts } from '../../ui/date/names.ts'
import classes from './calendar.module.css'

interface DayNumbersProps {
  readonly day: string
  readonly isToday: boolean
  /** Whether the Hijri day is shown too. */
  readonly hijri: boolean
  /** Names both months, where no other day beside it does. */
  readonly named?: boolean
}

/** The number of a day, and its Hijri number; the Hijri month is named where one of the two months begins. */
export function DayNumbers({ day, isToday, hijri, named = false }: DayNumbersProps) {
  const { i18n } = useTranslation()
  const reading = useReading()
  const { day: number } = hijriOf(day, reading.hijri)
  const text = numberText(number, i18n.language)
  const names = named || number === 1 || day.endsWith('-01')
  return (
    <span className={classes['numbers']} data-today={isToday || undefined}>
      <bdi className={classes['number']}>{numberText(Number(day.slice(8)), i18n.language)}</bdi>
      {named && <span className={classes['beside']}>{monthParts(day, 'gregory', reading).month}</span>}
      {hijri && (
        <span className={classes['beside']} data-hijri>
          {text}
          {names && <span className={classes['month']}> {monthParts(day, 'hijri', reading).month}</span>}
        </span>
      )}
    </span>
  )
}
