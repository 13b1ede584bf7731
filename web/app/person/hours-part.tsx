import type { PersonPage } from '@diwan/contract/person/schemas'
import { formatTime } from '@diwan/core/formats'
import { offsetAt, startOfDay, dayIn } from '@diwan/core/working-calendar'
import { useTranslation } from 'react-i18next'
import { numberTag } from '../../kit/formats.ts'
import { useReading } from '../../kit/reading.ts'
import { useNow } from '../../kit/use-now.ts'
import { zonePlace } from '../../kit/zone-name.ts'
import { axisOf, hoursIn, nowOn, onClock, partOf } from './hours.ts'
import classes from './person-page.module.css'

/** The time there, and both working days by the clock of the reader. */
export function HoursPart({ page: { person, zone, theirs, mine } }: { readonly page: PersonPage }) {
  const { t, i18n } = useTranslation('person')
  const reading = useReading()
  const now = useNow()
  const [there, here] = [onClock(theirs, reading.zone), onClock(mine, reading.zone)]
  const axis = axisOf([...there, ...here])
  const ahead = offsetAt(zone, now) - offsetAt(reading.zone, now)
  const span = new Intl.NumberFormat(numberTag(i18n.language), { style: 'unit', unit: 'hour', unitDisplay: 'long' })
  const place = { zone: zonePlace(zone, i18n.language), span: span.format(Math.abs(ahead) / 3_600) }
  const midnight = startOfDay(reading.zone, dayIn(reading.zone, now))
  const clock = (second: number) => formatTime(midnight + second, reading)
  const line = axis && nowOn(axis, now, reading.zone)
  return (
    <section className={classes['hours']}>
      <p>
        <span>
          {t('timeThere')} <b dir="ltr">{formatTime(now, { ...reading, zone })}</b>{' '}
          {ahead === 0 ? t('sameZone') : t(ahead > 0 ? 'zoneAhead' : 'zoneBehind', place)}
        </span>
        {axis && <span className={classes['end']}>{t('usualHours')}</span>}
      </p>
      {axis && (
        <div className={classes['bars']}>
          {[
            { name: person.fullName.split(' ')[0] ?? person.fullName, spans: there, own: false },
            { name: t('you'), spans: here, own: true },
          ].map(({ name, spans, own }) => (
            <div key={String(own)} className={classes['bar']}>
              <bdi>{name}</bdi>
              <span className={classes['track']}>
                {spans.map(({ start, end }) => (
                  <span
                    key={start}
                    role="img"
                    aria-label={t('barOf', { name, from: clock(start), to: clock(end) })}
                    data-own={own || undefined}
                    style={{
                      insetInlineStart: `${partOf(axis, start)}%`,
                      inlineSize: `${partOf(axis, end) - partOf(axis, start)}%`,
                    }}
                  />
                ))}
                {line !== undefined && <i style={{ insetInlineStart: `${partOf(axis, line)}%` }} data-now />}
              </span>
            </div>
          ))}
          <div className={classes['bar']} aria-hidden>
            <span />
            <span className={classes['scale']}>
              {hoursIn(axis).map((second) => (
                <small key={second} dir="ltr" style={{ insetInlineStart: `${partOf(axis, second)}%` }}>
                  {clock(second)}
                </small>
              ))}
            </span>
          </div>
        </div>
      )}
    </section>
  )
}
