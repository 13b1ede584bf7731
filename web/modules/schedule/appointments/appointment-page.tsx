import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { ActionIcon } from '@mantine/core'
import { IconCalendarPlus, IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { useFollowLists } from '../../../kit/follow.ts'
import { oneOf } from '../../../kit/list/address.ts'
import { useHolds } from '../../../kit/rights.ts'
import { usePhone } from '../../../kit/widths.ts'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { StatusNoun } from '../../../ui/status-badge.tsx'
import { appointmentLists } from '../api/appointments.ts'
import { SchedulePane } from '../public.ts'
import { BookTab } from './book/book-tab.tsx'
import { BookingBoard } from './bookings/booking-board.tsx'

const TABS = ['book', 'booked', 'received'] as const

/** Filters and what is open stay with the tab they were chosen in. */
const leaves = () => ({})

/** Books a time with a colleague, and shows the own appointments and those that others booked with the reader. */
export function AppointmentPage() {
  const { t } = useTranslation('schedule')
  const { tab, booking, id, move }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const phone = usePhone()
  const mayBook = useHolds('schedule', 'appointments.book')
  const navigate = useNavigate()
  // A person who books nothing may still move the bookings of others.
  const tabs = mayBook || typeof move === 'string' ? TABS : TABS.slice(1)
  const current = oneOf(tabs, tab) ?? (typeof booking === 'string' ? 'booked' : (tabs[0] ?? 'booked'))
  const begin = () => void navigate({ to: '/user/schedule/appointment', search: {} })
  useFollowLists(appointmentLists)
  useCommands(
    mayBook
      ? [
          {
            id: 'book appointment',
            label: t('bookNow'),
            part: 'everywhere',
            stroke: { code: 'KeyC' },
            icon: IconCalendarPlus,
            run: begin,
          },
        ]
      : [],
  )
  const title = t('paneAppointments')
  const links = (
    <ViewLinks label={title} param="tab" views={tabs} current={current} labelOf={(one) => t(`tab_${one}`)} leaves={leaves} />
  )
  const show = ({ id: made, can }: Booking) =>
    void navigate({ to: '.', search: { tab: can.own ? 'booked' : 'received', booking: made } as object })
  const shown =
    current === 'book' ? (
      <BookTab title={title} tabs={links} onBooked={show} />
    ) : (
      <BookingBoard
        key={current}
        view={current === 'booked' ? 'mine' : 'withMe'}
        title={title}
        tabs={links}
        empty={
          current === 'booked'
            ? { title: t('noneBooked'), text: t('noneBookedText') }
            : { title: t('noneReceived'), text: t('noneReceivedText') }
        }
      />
    )
  // On a phone each step has the whole screen.
  if (phone && current === 'book' && id !== undefined) return <StatusNoun value="masculine">{shown}</StatusNoun>
  return (
    <StatusNoun value="masculine">
      <SchedulePane
        action={
          mayBook && (
            <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('bookNow')} title={t('bookNow')} onClick={begin}>
              <IconPlus size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          )
        }
      >
        {shown}
      </SchedulePane>
    </StatusNoun>
  )
}
