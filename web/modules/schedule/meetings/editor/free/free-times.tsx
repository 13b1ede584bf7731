import type { FreeTimes as Times } from '@diwan/contract/schedule/schemas/free'
import { weekdayOf } from '@diwan/core/calendar-days'
import { formatDay, formatTime, weekdayName } from '@diwan/core/formats'
import { isIsoDay } from '@diwan/core/iso-day'
import { wallOf } from '@diwan/core/wall-time'
import { Skeleton, Switch, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText, useDirection } from '../../../../../kit/formats.ts'
import { useReading } from '../../../../../kit/reading.ts'
import { useToday } from '../../../../../kit/use-today.ts'
import { zonePlace } from '../../../../../kit/zone-name.ts'
import '../../../../../ui/switch-styles.ts'
import type { MeetingValues } from '../../../model/meeting-form.ts'
import { startOf } from '../../../model/meeting-start.ts'
import { walkColumns } from '../../../model/walk-columns.ts'
import classes from './free-times.module.css'
import { useFreeTimes } from './use-free.ts'

interface FreeTimesProps {
  readonly values: MeetingValues
  /** A zone whose clock is shown as well. */
  readonly other: string | null
  readonly meetingId: string | undefined
  readonly onChoose: (some: { day: string; time: string }) => void
}

/** The next ten times at which the people of the meeting are free; pressing one takes it. */
export function FreeTimes({ values, other, meetingId, onChoose }: FreeTimesProps) {
  const { t, i18n } = useTranslation('schedule')
  const today = useToday()
  const direction = useDirection()
  const [needed, setNeeded] = useState(true)
  const from = isIsoDay(values.day) && values.day > today ? values.day : today
  const { data, error } = useFreeTimes(values, from, !needed, meetingId)
  const chosen = startOf(values)
  const take = (startsAt: number) => {
    const wall = wallOf(startsAt, values.zone)
    onChoose({ day: wall.slice(0, 10), time: wall.slice(11) })
  }
  return (
    <section className={classes['free']} aria-label={t('freeTimes')}>
      <header>
        <h3>
          {t('freeTimes')} {data && <bdi dir="ltr">{numberText(data.items.length, i18n.language)}</bdi>}
        </h3>
        <Switch
          size="sm"
          labelPosition="left"
          label={t('neededOnly')}
          checked={needed}
          onChange={({ currentTarget: { checked } }) => setNeeded(checked)}
        />
      </header>
      {data ? (
        data.items.length === 0 ? (
          <p>{t('noFreeTimes')}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its buttons
          <div
            role="group"
            aria-label={t('freeTimes')}
            className={classes['times']}
            onKeyDown={(event) => walkColumns(event, direction)}
          >
            {data.items.map((time, at) => (
              <FreeTime
                key={time.startsAt}
                time={time}
                zones={{ own: values.zone, other }}
                current={time.startsAt === chosen}
                reached={data.items.some(({ startsAt }) => startsAt === chosen) ? time.startsAt === chosen : at === 0}
                onTake={() => take(time.startsAt)}
              />
            ))}
          </div>
        )
      ) : error ? (
        <p>{t('busyUnknown')}</p>
      ) : (
        <Skeleton height={200} radius={8} />
      )}
    </section>
  )
}

interface FreeTimeProps {
  readonly time: Times['items'][number]
  readonly zones: { readonly own: string; readonly other: string | null }
  readonly current: boolean
  /** The one that Tab reaches. */
  readonly reached: boolean
  readonly onTake: () => void
}

function FreeTime({ time: { startsAt, free, of }, zones, current, reached, onTake }: FreeTimeProps) {
  const { t, i18n } = useTranslation('schedule')
  const reading = useReading()
  const day = wallOf(startsAt, zones.own).slice(0, 10)
  const clock = (zone: string) => <bdi dir="ltr">{formatTime(startsAt, { zone, digits: reading.digits })}</bdi>
  return (
    <UnstyledButton
      className={classes['time'] ?? ''}
      data-time={startsAt}
      tabIndex={reached ? 0 : -1}
      aria-pressed={current}
      onClick={onTake}
    >
      <span>
        {weekdayName(weekdayOf(day), reading, 'long')}{' '}
        <bdi dir="ltr">{formatDay(day, reading).split('-').slice(0, 2).join('-')}</bdi>
      </span>
      <strong>{clock(zones.own)}</strong>
      {zones.other && (
        <small>
          {zonePlace(zones.other, i18n.language)} {clock(zones.other)}
        </small>
      )}
      <small data-count>{free >= of ? t('everyone') : t('freeOf', { free, of })}</small>
    </UnstyledButton>
  )
}
