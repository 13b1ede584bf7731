import { instantOf } from '@diwan/core/working-calendar'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../../../kit/reading.ts'
import { zoneOffset, zonePlace } from '../../../../../kit/zone-name.ts'
import type { Minutes } from '../../../model/place-times.ts'
import { hourMarks, startAt, type StripRow } from '../../../model/strip.ts'
import { ChosenTime } from './chosen-time.tsx'
import { GuestsRow, RowOfStrip } from './strip-rows.tsx'
import classes from './strip.module.css'

interface StripProps {
  readonly rows: readonly StripRow[]
  readonly shown: Minutes
  readonly chosen: Minutes | undefined
  readonly minutes: number
  readonly day: string
  readonly zones: { readonly own: string; readonly other: string | null }
  readonly guests: number
  readonly onChoose: (start: number) => void
}

/** A line of hours and a row for each person and the room; a press on it, or the arrows on the chosen time, move the meeting. */
export function Strip({ rows, shown, chosen, minutes, day, zones, guests, onChoose }: StripProps) {
  const { t, i18n } = useTranslation('schedule')
  const { digits } = useReading()
  const marks = hourMarks(shown, day, zones, digits)
  const noon = instantOf(zones.own, day, '12:00')
  const clock = (zone: string) => (
    <span className={classes['zone']} data-zone={zone}>
      <span>{zonePlace(zone, i18n.language)}</span> <bdi dir="ltr">{zoneOffset(zone, noon)}</bdi>
    </span>
  )
  const place = (minute: number) => ({ '--at': (minute - shown.start) / (shown.end - shown.start) }) as CSSProperties
  const press = (event: { readonly currentTarget: HTMLElement; readonly clientX: number }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const part = (event.clientX - left) / width
    const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? 1 - part : part
    onChoose(startAt(ahead - minutes / 2 / (shown.end - shown.start), shown, minutes))
  }
  return (
    <div className={classes['strip']} data-strip>
      <div className={classes['scale']}>
        <div>
          {clock(zones.own)}
          {zones.other && clock(zones.other)}
        </div>
        <div className={classes['marks']} aria-hidden>
          {marks.map(({ minute, own, other }) => (
            <span key={minute} style={place(minute)}>
              <bdi dir="ltr">{own}</bdi>
              {other && <bdi dir="ltr">{other}</bdi>}
            </span>
          ))}
        </div>
      </div>
      <ul className={classes['rows']} aria-label={t('whoIsFree')}>
        {rows
          .filter(({ kind }) => kind === 'person')
          .map((row) => (
            <RowOfStrip key={row.id} row={row} shown={shown} chosen={chosen} />
          ))}
        {guests > 0 && <GuestsRow count={guests} />}
        {rows
          .filter(({ kind }) => kind === 'room')
          .map((row) => (
            <RowOfStrip key={row.id} row={row} shown={shown} chosen={chosen} />
          ))}
      </ul>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the slider within has the keys */}
      <div className={classes['field']} onClick={press}>
        {chosen && <ChosenTime chosen={chosen} shown={shown} minutes={minutes} rows={rows} onChoose={onChoose} />}
      </div>
    </div>
  )
}
