import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { useHolds } from '../../../kit/rights.ts'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageActionsPlace } from '../../../ui/page-actions.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusNoun } from '../../../ui/status-badge.tsx'
import { appointmentLists } from '../api/appointments.ts'
import { BookingBoard } from '../appointments/bookings/booking-board.tsx'
import { EntryBoard } from '../appointments/entries/entry-board.tsx'
import { SlotDefaults } from '../appointments/entries/slot-defaults.tsx'
import { Rooms } from '../rooms/rooms.tsx'
import { Chains } from './chains.tsx'
import { RequestTypes } from './request-types.tsx'

interface SchedulePageProps {
  /** The settings of the opportunities, which are a module of their own. */
  readonly opportunities: ReactNode
}

type Tab = 'entries' | 'bookings' | 'rooms' | 'types' | 'chains' | 'slots' | 'opportunities'

/** Filters and what is open stay with the tab they were chosen in. */
const leaves = () => ({})

/** Appointments and their bookings, and the settings of the schedule. */
export function SchedulePage({ opportunities }: SchedulePageProps) {
  const { t } = useTranslation(['schedule', 'releases'])
  const { tab }: { tab?: unknown } = useSearch({ strict: false })
  const chains = useHolds('schedule', 'manage')
  const entries = useHolds('schedule', 'appointments.manage')
  const bookings = useHolds('schedule', 'bookings.view')
  useFollowLists(appointmentLists)
  const labels: Readonly<Record<Tab, string>> = {
    entries: t('entries'),
    bookings: t('bookings'),
    rooms: t('rooms'),
    types: t('requestTypes'),
    chains: t('chains'),
    slots: t('slotDefaults'),
    opportunities: t('paneOpportunities'),
  }
  const tabs: Tab[] = [
    ...(entries ? (['entries'] as const) : []),
    ...(bookings ? (['bookings'] as const) : []),
    ...(chains ? (['rooms'] as const) : []),
    'types',
    ...(chains ? (['chains'] as const) : []),
    ...(entries ? (['slots'] as const) : []),
    'opportunities',
  ]
  const current = tabs.find((one) => one === tab) ?? tabs[0] ?? 'types'
  const title = t('name_schedule', { ns: 'releases' })
  const links = (
    <ViewLinks label={title} param="tab" views={tabs} current={current} labelOf={(one) => labels[one]} leaves={leaves} />
  )
  if (current === 'entries')
    return (
      <StatusNoun value="masculine">
        <EntryBoard title={title} tabs={links} />
      </StatusNoun>
    )
  if (current === 'bookings')
    return (
      <StatusNoun value="masculine">
        <BookingBoard view="all" title={title} tabs={links} empty={{ title: t('noneBookings'), text: t('noneBookingsText') }} />
      </StatusNoun>
    )
  return (
    <>
      <PageHeader title={title} tabs={links} action={<PageActionsPlace />} flush={current === 'rooms'} />
      {current === 'rooms' && <Rooms />}
      {current === 'types' && <RequestTypes />}
      {current === 'chains' && <Chains />}
      {current === 'slots' && <SlotDefaults />}
      {current === 'opportunities' && opportunities}
    </>
  )
}
