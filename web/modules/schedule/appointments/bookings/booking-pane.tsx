import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../../kit/follow.ts'
import { Problem } from '../../../../kit/problem.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Fact, FactList } from '../../../../ui/facts/fact-list.tsx'
import { PageHeader, type Crumb } from '../../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../../ui/page-skeleton.tsx'
import { PaneBar } from '../../../../ui/pane-bar.tsx'
import { PersonPress } from '../../../../ui/person-press.tsx'
import { ShortIdText } from '../../../../ui/short-id-text.tsx'
import { InstantText } from '../../../../ui/time-text.tsx'
import { LinkedText } from '../../../../ui/linked-text.tsx'
import { bookingQueries } from '../../api/appointments.ts'
import { bookingLive } from '../../live/appointments-live.ts'
import classes from '../appointments.module.css'
import { SlotDay, SlotHours } from '../book/slot-facts.tsx'
import { BookingBadge } from './booking-badge.tsx'
import { BookingCommands } from './booking-commands.tsx'

interface BookingPaneProps {
  readonly id: string
  /** Beside a list. Alone on the screen it has the header of a page, with these crumbs. */
  readonly crumbs?: readonly Crumb[]
  readonly onClose: () => void
}

/** One booking, kept as it is at the portal while it is shown. */
export default function BookingPane({ id, crumbs, onClose }: BookingPaneProps) {
  const { t } = useTranslation(['schedule', 'kit'])
  const { data, error, isPaused, refetch } = useQuery(bookingQueries.open(id))
  useFollow(bookingLive, id)
  const refused = error ?? (isPaused ? new Problem('unavailable') : null)
  const booking = error?.code === 'not_found' ? undefined : data?.booking
  const title = booking?.appointment.purpose ?? t('booking')
  const close = t('close', { ns: 'kit' })
  return (
    <div className={classes['screen']}>
      {crumbs ? (
        <PageHeader title={title} record={booking && id} written crumbs={crumbs} flush />
      ) : (
        <PaneBar title={title} record={booking && id} beside={booking && <BookingBadge of={booking} />}>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={close} title={close} onClick={onClose}>
            <IconX size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        </PaneBar>
      )}
      {booking ? (
        <>
          <div className={classes['scrolled']}>
            {crumbs && <BookingBadge of={booking} />}
            <Facts of={booking} />
          </div>
          <BookingCommands of={booking} />
        </>
      ) : refused ? (
        <ErrorState error={refused} {...(refused.mayPass && { onRetry: () => void refetch() })} />
      ) : (
        <PageSkeleton />
      )}
    </div>
  )
}

function Facts({ of }: { of: Booking }) {
  const { t } = useTranslation('schedule')
  const { appointment, provider, booker, startsAt, endsAt, note, reason, shortId, createdDate } = of
  return (
    <>
      <FactList label={t('booking')}>
        <Fact name={t('booking')}>
          <ShortIdText shortId={shortId} />
        </Fact>
        <Fact name={t('withWhom')}>
          <PersonPress person={provider} />
        </Fact>
        <Fact name={t('booker')}>
          <PersonPress person={booker} />
        </Fact>
        <SlotDay startsAt={startsAt} />
        <SlotHours startsAt={startsAt} endsAt={endsAt} zone={appointment.zone} />
        {appointment.jobLocation && (
          <Fact name={t('place')}>
            <LinkedText text={appointment.jobLocation} />
          </Fact>
        )}
        <Fact name={t('bookedOn')}>
          <InstantText seconds={createdDate} />
        </Fact>
      </FactList>
      {note && <Written name={t('bookingNote')} text={note} />}
      {reason && <Written name={t('bookingReason')} text={reason} />}
    </>
  )
}

function Written({ name, text }: { name: string; text: string }) {
  return (
    <blockquote className={classes['written']} aria-label={name}>
      <small>{name}</small>
      <LinkedText text={text} />
    </blockquote>
  )
}
