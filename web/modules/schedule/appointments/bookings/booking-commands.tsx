import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { dayIn } from '@diwan/core/formats'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../../kit/commands.ts'
import { instantWithin } from '../../../../kit/formats.ts'
import { useReading } from '../../../../kit/reading.ts'
import { useWrite } from '../../../../kit/write.ts'
import { lazyDialog } from '../../../../ui/lazy-part.tsx'
import classes from '../appointments.module.css'
import type { ReasonedCommand } from './reason-dialog.tsx'
import { useBookingOffers } from './use-booking-offers.ts'

const ReasonDialog = lazyDialog(() => import('./reason-dialog.tsx'))

/** The commands on a booking, at the lower edge of its pane. */
export function BookingCommands({ of }: { of: Booking }) {
  const { t } = useTranslation('schedule')
  const navigate = useNavigate()
  /** The booking as it was when its end was asked for: the portal answers when it has changed since. */
  const [asked, setAsked] = useState<{ readonly command: ReasonedCommand; readonly booking: Booking }>()
  const ask = (command: ReasonedCommand) => setAsked({ command, booking: of })
  const confirm = useWrite(bookings.confirm)
  const { id, version, startsAt, cancelUntil, appointment, provider } = of
  const { zone } = useReading()
  const { late, ...offered } = useBookingOffers(of)
  const approve = () => confirm.mutate({ id, version })
  useCommands(
    offered.confirm
      ? [{ id: 'confirm booking', label: t('confirmRequest'), part: 'record', stroke: { code: 'KeyA' }, run: approve }]
      : [],
  )
  const any = late || Object.values(offered).some(Boolean)
  const move = () =>
    void navigate({
      to: '/user/schedule/appointment',
      search: { tab: 'book', id: appointment.id, move: id, with: provider.id, day: dayIn(zone, startsAt) } as object,
    })
  const foot = (
    <div className={classes['foot']}>
      {late && <span className={classes['dim']}>{t('cancelTooLate', { when: instantWithin(cancelUntil) })}</span>}
      {(offered.withdraw || offered.cancel) && (
        <Button variant="default" onClick={() => ask(offered.withdraw ? 'withdraw' : 'cancel')}>
          {t('cancelBooking')}
        </Button>
      )}
      {offered.move && (
        <Button variant="default" onClick={move}>
          {t('moveBooking')}
        </Button>
      )}
      {offered.reject && (
        <Button variant="default" onClick={() => ask('reject')}>
          {t('rejectRequest')}
        </Button>
      )}
      {offered.confirm && (
        <Button
          variant="filled"
          loading={confirm.isPending}
          leftSection={<IconCheck size={16} stroke={2} aria-hidden />}
          onClick={approve}
        >
          {t('confirmRequest')}
        </Button>
      )}
      {offered.attend && <Attendance of={of} />}
    </div>
  )
  return (
    <>
      {any && foot}
      <Suspense>{asked && <ReasonDialog {...asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </>
  )
}

/** Whether the booker came; it can be corrected. */
function Attendance({ of: { id, version, attended } }: { of: Booking }) {
  const { t } = useTranslation('schedule')
  const attend = useWrite(bookings.attended)
  return [false, true].map((came) => (
    <Button
      key={String(came)}
      variant={attended === came ? 'light' : 'default'}
      aria-pressed={attended === came}
      disabled={attend.isPending || attended === came}
      onClick={() => attend.mutate({ id, version, attended: came })}
    >
      {t(came ? 'markAttended' : 'markMissed')}
    </Button>
  ))
}
