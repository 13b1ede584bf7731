import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { instantWithin } from '../../../../kit/formats.ts'
import classes from './book.module.css'

/** Says that a new time is chosen for a booking, and leads back to it. */
export function MovingNote({ of: { id, startsAt, can } }: { of: Booking }) {
  const { t } = useTranslation('schedule')
  const navigate = useNavigate()
  const back = () => void navigate({ to: '.', search: { tab: can.own ? 'booked' : 'received', booking: id } as object })
  return (
    <div className={classes['hint']} role="status">
      <IconInfoCircle size={17} stroke={1.7} aria-hidden />
      <span>{t('movingNow', { when: instantWithin(startsAt) })}</span>
      <Button size="compact-sm" variant="default" onClick={back}>
        {t('stopMoving')}
      </Button>
    </div>
  )
}
