import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import type { BookingStatus } from '@diwan/contract/schedule/vocabulary/appointments'
import { useTranslation } from 'react-i18next'
import { StateBadge, type Tone } from '../../../../ui/status-badge.tsx'

const tones: Readonly<Record<BookingStatus, Tone>> = {
  SENT: 'wait',
  APPROVED: 'good',
  REJECTED: 'bad',
  CANCELED: 'rest',
  DONE: 'rest',
}

/** The state of a booking in words; once it is past, whether the booker came. */
export function BookingBadge({ of: { status, attended }, plain = false }: { of: Booking; plain?: boolean }) {
  const { t } = useTranslation('schedule')
  if (attended !== null)
    return (
      <StateBadge tone={attended ? 'good' : 'bad'} plain={plain}>
        {t(attended ? 'attended' : 'missed')}
      </StateBadge>
    )
  return (
    <StateBadge tone={tones[status]} plain={plain}>
      {t(`booked_${status}`)}
    </StateBadge>
  )
}
