import type { GuestMeeting } from '@diwan/contract/schedule/schemas/meeting-guest'
import { weekdayOf } from '@diwan/core/calendar-days'
import { besideSign, dayIn, dayInWords, formatTime, weekdayName } from '@diwan/core/formats'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceZone, useReading } from '../../../kit/reading.ts'
import { zoneTime } from '../../../kit/zone-name.ts'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './guest.module.css'

type Time = GuestMeeting['times'][number]

/** The next time by the clock of the guest and by that of the organiser, and the place. */
export function GuestFacts({ meeting }: { meeting: GuestMeeting }) {
  const { t, i18n } = useTranslation('schedule')
  const { times, zone, place, room } = meeting
  const own = deviceZone()
  const roomName = room && (i18n.language === 'en-US' ? room.nameEn : room.nameAr)
  const [next] = times
  return (
    <dl className={classes['facts']}>
      {next && (
        <Fact name={t('guestTimes')}>
          <TimeIn time={next} zone={own} />
          <div className={classes['small']}>{t('guestHere', { zone: zoneTime(own, i18n.language) })}</div>
          {zone !== own && (
            <>
              <TimeIn time={next} zone={zone} />
              <div className={classes['small']}>{t('guestThere', { zone: zoneTime(zone, i18n.language) })}</div>
            </>
          )}
        </Fact>
      )}
      {(roomName ?? place) !== '' && (
        <Fact name={t('guestWhere')}>
          {roomName && <UserText text={roomName} />}
          {roomName && place && ' · '}
          {place && <LinkedText text={place} />}
        </Fact>
      )}
    </dl>
  )
}

/** The times of a series behind the next one, by the clock of the guest. */
export function LaterTimes({ meeting: { times } }: { meeting: GuestMeeting }) {
  const { t } = useTranslation('schedule')
  const later = times.slice(1)
  if (later.length === 0) return null
  return (
    <dl className={classes['facts']}>
      <Fact name={t('guestLater')}>
        {later.map((time) => (
          <TimeIn key={time.startsAt} time={time} zone={deviceZone()} />
        ))}
      </Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function TimeIn({ time: { startsAt, endsAt }, zone }: { time: Time; zone: string }) {
  const reading = { ...useReading(), zone }
  const day = dayIn(zone, startsAt)
  return (
    <div>
      {weekdayName(weekdayOf(day), reading, 'long')} {dayInWords(day, reading)}
      {besideSign(reading)}
      <bdi dir="ltr">
        {formatTime(startsAt, reading)} – {formatTime(endsAt, reading)}
      </bdi>
    </div>
  )
}
