import { BOOKING_STATUSES } from '@diwan/contract/schedule/vocabulary/appointments'
import { useTranslation } from 'react-i18next'
import { DayChoices } from '../../../../ui/list/day-choices.tsx'
import { ValueChoices } from '../../../../ui/list/value-choices.tsx'
import type { BookingList } from './use-booking-list.ts'

/** Where one of the filters is chosen. */
export default function BookingFilter({ list: { narrowing, narrow }, name }: { list: BookingList; name: string }) {
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
  return (
    <DayChoices
      from={narrowing.startsFrom}
      to={narrowing.startsTo}
      onChange={(startsFrom, startsTo) => narrow({ startsFrom, startsTo })}
    />
  )
}
