import type { GuestMeeting } from '@diwan/contract/schedule/schemas/meeting-guest'
import { formatTime } from '@diwan/core/formats'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceZone, useReading } from '../../../kit/reading.ts'
import { zoneTime } from '../../../kit/zone-name.ts'
import { InstantText } from '../../../ui/time-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './guest.module.css'

/** When by the clock of the guest and by that of the organiser, where, and who invites. */
export function GuestFacts({ meeting }: { meeting: GuestMeeting }) {
  const { t, i18n } = useTranslation('schedule')
  const { times, zone, place, room, organiser } = meeting
  const own = deviceZone()
  const roomName = room && (i18n.language === 'en-US' ? room.nameEn : room.nameAr)
  return (
    <dl className={classes['facts']}>
      <Fact name={t('guestTimes')}>
        <Times times={times} zone={own} />
        <div className={classes['small']}>{t('guestHere', { zone: zoneTime(own, i18n.language) })}</div>
        {zone !== own && (
          <>
            <Times times={times.slice(0, 1)} zone={zone} />
            <div className={classes['small']}>{t('guestThere', { zone: zoneTime(zone, i18n.language) })}</div>
          </>
        )}
      </Fact>
      {(roomName ?? place) && (
        <Fact name={t('guestWhere')}>
          {roomName && <UserText text={roomName} />}
          {roomName && place && ' · '}
          {place && <UserText text={place} />}
        </Fact>
      )}
      <Fact name={t('guestOrganiser')}>
        <UserText text={organiser} />
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

function Times({ times, zone }: { times: GuestMeeting['times']; zone: string }) {
  const reading = { ...useReading(), zone }
  return times.map(({ startsAt, endsAt }) => (
    <div key={startsAt}>
      <InstantText seconds={startsAt} zone={zone} /> – <bdi dir="ltr">{formatTime(endsAt, reading)}</bdi>
    </div>
  ))
}
