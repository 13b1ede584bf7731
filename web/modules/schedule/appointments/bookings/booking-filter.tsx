import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import { BOOKING_STATUSES } from '@diwan/contract/schedule/vocabulary/appointments'
import { useTranslation } from 'react-i18next'
import { DayChoices } from '../../../../ui/list/day-choices.tsx'
import { RecordChoices } from '../../../../ui/list/record-choices.tsx'
import { ValueChoices } from '../../../../ui/list/value-choices.tsx'
import { appointmentQueries } from '../../api/appointments.ts'
import type { BookingList } from './use-booking-list.ts'

interface BookingFilterProps {
  readonly list: BookingList
  readonly name: string
  /** The purpose of an appointment that was chosen. */
  readonly nameOfId: (id: string) => string
  readonly onFound: (found: Appointment) => void
}

/** Where one of the filters is chosen. */
export default function BookingFilter({ list: { narrowing, narrow }, name, nameOfId, onFound }: BookingFilterProps) {
  const { t } = useTranslation('schedule')
  if (name === 'status')
    return (
      <ValueChoices
        label={t('statusHead')}
        options={BOOKING_STATUSES.map((value) => ({ value, label: t(`booked_${value}`) }))}
        value={narrowing.status}
        onChange={(status) => narrow({ status })}
        not
      />
    )
  if (name === 'appointmentId')
    return (
      <RecordChoices<Appointment>
        label={t('entry')}
        search={(text) => appointmentQueries.named(text)}
        keyOf={({ id }) => id}
        nameOf={({ purpose }) => purpose}
        nameOfId={nameOfId}
        onFound={onFound}
        value={narrowing.appointmentId}
        onChange={(appointmentId) => narrow({ appointmentId })}
      />
    )
  return (
    <DayChoices
      from={narrowing.startsFrom}
      to={narrowing.startsTo}
      onChange={(startsFrom, startsTo) => narrow({ startsFrom, startsTo })}
    />
  )
}
