import { dayIn, formatTime } from '@diwan/core/formats'
import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../../kit/reading.ts'
import { zoneOffset, zoneTime } from '../../../../kit/zone-name.ts'
import { Fact, FactList } from '../../../../ui/facts/fact-list.tsx'
import { PersonChip } from '../../../../ui/person-chip.tsx'
import { WeekdayText } from '../../../../ui/time-text.tsx'
import { LinkedText } from '../../../../ui/linked-text.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import classes from './book.module.css'

interface SlotFactsProps {
  readonly appointment: Pick<Appointment, 'purpose' | 'jobLocation' | 'zone' | 'slotMinutes' | 'people'>
  readonly startsAt: number
  /** Known once the slot is held: until then it is anyone of several. */
  readonly provider: Booking['provider'] | undefined
}

/** Purpose, person, day and time of a slot, with the clock of the other side where it shows another time. */
export function SlotFacts({ appointment, startsAt, provider }: SlotFactsProps) {
  const { t } = useTranslation('schedule')
  const { purpose, jobLocation, slotMinutes, people } = appointment
  const person = provider ?? (people.length === 1 ? people[0] : undefined)
  return (
    <FactList label={t('booking')}>
      <Fact name={t('purpose')}>
        <UserText text={purpose} />
      </Fact>
      <Fact name={t('withWhom')}>{person ? <PersonChip person={person} /> : t('anyProvider')}</Fact>
      <SlotDay startsAt={startsAt} />
      <SlotHours startsAt={startsAt} endsAt={startsAt + slotMinutes * 60} zone={appointment.zone} />
      {jobLocation && (
        <Fact name={t('place')}>
          <LinkedText text={jobLocation} />
        </Fact>
      )}
    </FactList>
  )
}

/** The day on which it begins where the reader is. */
export function SlotDay({ startsAt }: { startsAt: number }) {
  const { t } = useTranslation('schedule')
  const { zone } = useReading()
  return (
    <Fact name={t('day')}>
      <WeekdayText day={dayIn(zone, startsAt)} both />
    </Fact>
  )
}

/** From when to when, in the clock of the reader and, where it differs, in that of the appointment. */
export function SlotHours({ startsAt, endsAt, zone }: { startsAt: number; endsAt: number; zone: string }) {
  const { t, i18n } = useTranslation('schedule')
  const { zone: own, digits } = useReading()
  const hours = (where: string) =>
    t('fromTo', {
      from: `\u2066${formatTime(startsAt, { zone: where, digits })}\u2069`,
      to: `\u2066${formatTime(endsAt, { zone: where, digits })}\u2069`,
    })
  const differs = zoneOffset(own, startsAt) !== zoneOffset(zone, startsAt)
  const inZone = (where: string) => (
    <span className={classes['hours']}>
      <span>{hours(where)}</span>
      <small>
        {zoneTime(where, i18n.language)} <bdi dir="ltr">{zoneOffset(where, startsAt)}</bdi>
      </small>
    </span>
  )
  return (
    <>
      <Fact name={t('time')}>{inZone(own)}</Fact>
      {differs && (
        <Fact name={t('timeThere')}>
          <span data-other-zone={zone}>{inZone(zone)}</span>
        </Fact>
      )}
    </>
  )
}
