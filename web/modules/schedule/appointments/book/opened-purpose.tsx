import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { useQuery } from '@tanstack/react-query'
import { useFollow } from '../../../../kit/follow.ts'
import { PaneBar } from '../../../../ui/pane-bar.tsx'
import { appointmentQueries, bookingQueries } from '../../api/appointments.ts'
import { appointmentLive } from '../../live/appointments-live.ts'
import { EntryFacts } from '../entries/entry-facts.tsx'
import { BackHeader } from './back-header.tsx'
import { BookSteps, type BookStepsProps } from './book-steps.tsx'
import classes from './book.module.css'
import { Unopened, unreadable } from './unopened.tsx'
import { useBookAddress } from './use-book-address.ts'

interface OpenedPurposeProps {
  readonly id: string
  readonly title: string
  readonly phone: boolean
  readonly onBooked: (booking: Booking) => void
}

/** The appointment that is chosen, kept as it is at the portal while it is shown. */
export function OpenedPurpose({ id, title, phone, onBooked }: OpenedPurposeProps) {
  const { move } = useBookAddress()
  const opening = useQuery(appointmentQueries.open(id))
  useFollow(appointmentLive, id)
  if (!opening.data || unreadable(opening)) return <Unopened opening={opening} title={title} phone={phone} />
  const { appointment } = opening.data
  if (appointment.kind === 'job') return <Job of={appointment} title={title} phone={phone} />
  const steps = { appointment, phone, onBooked }
  return move === undefined ? <BookSteps {...steps} /> : <Moving key={move} id={move} title={title} {...steps} />
}

/** The steps for a booking that exists. */
function Moving({ id, title, ...steps }: Omit<BookStepsProps, 'moving'> & { id: string; title: string }) {
  const opening = useQuery(bookingQueries.open(id))
  if (!opening.data || unreadable(opening)) return <Unopened opening={opening} title={title} phone={steps.phone} />
  return <BookSteps {...steps} moving={opening.data.booking} />
}

function Job({ of, title, phone }: { of: Appointment; title: string; phone: boolean }) {
  return (
    <section className={phone ? undefined : classes['column']} aria-label={of.purpose}>
      {phone ? <BackHeader title={of.purpose || title} /> : <PaneBar title={of.purpose}>{null}</PaneBar>}
      <div className={classes['fields']}>
        <EntryFacts of={of} />
      </div>
    </section>
  )
}
