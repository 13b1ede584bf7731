import { formatClock } from '@diwan/core/formats'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection, useListText } from '../../../../../kit/formats.ts'
import { useReading } from '../../../../../kit/reading.ts'
import type { Minutes } from '../../../model/place-times.ts'
import { conflictsOf, steppedStart, timeOf, type StripRow } from '../../../model/strip.ts'
import classes from './strip.module.css'

interface ChosenTimeProps {
  readonly chosen: Minutes
  readonly shown: Minutes
  readonly minutes: number
  readonly rows: readonly StripRow[]
  readonly onChoose: (start: number) => void
}

/** The chosen time over all rows: the arrows move it by a quarter of an hour as they point, Page Up and Page Down by an hour. */
export function ChosenTime({ chosen, shown, minutes, rows, onChoose }: ChosenTimeProps) {
  const { t } = useTranslation('schedule')
  const { digits } = useReading()
  const listText = useListText()
  const ahead = useDirection() === 'rtl' ? -1 : 1
  const whole = shown.end - shown.start
  const [from, to] = [Math.max(chosen.start, shown.start), Math.min(chosen.end, shown.end)]
  const clock = (at: number) => formatClock(timeOf(at), digits)
  const busy = conflictsOf(rows, chosen).map(({ row }) => row.name)
  const words = [
    t('fromTo', { from: clock(chosen.start), to: clock(chosen.end) }),
    busy.length === 0 ? t('nobodyBusy') : t('busyThen', { names: listText(busy) }),
  ]
  const press = (event: KeyboardEvent) => {
    const start = steppedStart(event.key, chosen.start, { ahead, shown, minutes })
    if (start === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChoose(start)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      className={classes['chosen']}
      style={{ '--at': (from - shown.start) / whole, '--length': (to - from) / whole } as CSSProperties}
      data-conflict={busy.length > 0 || undefined}
      aria-label={t('chosenTime')}
      aria-valuemin={shown.start}
      aria-valuemax={shown.end}
      aria-valuenow={chosen.start}
      aria-valuetext={listText(words)}
      onKeyDown={press}
    />
  )
}
