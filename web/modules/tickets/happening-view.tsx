import type { Happening, Ticket } from '@diwan/contract/tickets/schemas/ticket'
import {
  IconArrowsExchange,
  IconCheck,
  IconClockPause,
  IconLink,
  IconLinkOff,
  IconLock,
  IconPencil,
  IconPlayerPlay,
  IconRotate2,
  IconTicket,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react'
import type { TicketRequest } from '@diwan/contract/tickets/schemas/template'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EventLine, type HappeningRow } from '../talk/public.ts'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { ticketQueries } from './api/api.ts'
import { useHappeningText } from './use-happening-text.ts'

const icons: Record<Happening['event'], typeof IconCheck> = {
  assigned: IconUser,
  transferred: IconArrowsExchange,
  unassigned: IconUser,
  waiting: IconClockPause,
  resumed: IconPlayerPlay,
  resolved: IconCheck,
  confirmed: IconCheck,
  rejected: IconRotate2,
  closed: IconLock,
  lapsed: IconLock,
  withdrawn: IconLock,
  reopened: IconRotate2,
  reminded: IconClockPause,
  changed: IconPencil,
  customized: IconPencil,
  joined: IconUserPlus,
  left: IconUser,
  linked: IconLink,
  unlinked: IconLinkOff,
}

/** What became of a ticket, newest first, as lines between its messages; the oldest is how it was opened. */
export function useHappenings(ticket: Ticket, request: TicketRequest | null): readonly HappeningRow[] {
  const { data } = useInfiniteQuery(ticketQueries.thread(ticket.id))
  const entries = data?.pages.flatMap(({ items }) => items) ?? []
  const opened: HappeningRow = {
    id: ticket.id,
    createdDate: ticket.createdDate,
    by: (ticket.openedBy ?? ticket.requester).id,
    view: <OpenedView key={ticket.id} ticket={ticket} request={request} />,
  }
  return [...entries.flatMap((entry) => (entry.kind === 'event' ? [rowOf(entry)] : [])), opened]
}

function OpenedView({ ticket, request }: { ticket: Ticket; request: TicketRequest | null }) {
  const { t } = useTranslation('tickets')
  const nameOf = useLocalName()
  const actor = (ticket.openedBy ?? ticket.requester).fullName
  return (
    <EventLine icon={IconTicket} seconds={ticket.createdDate}>
      {request ? t('line_openedBy', { actor, template: nameOf(request) }) : t('line_opened', { actor })}
    </EventLine>
  )
}

const rowOf = (happening: Happening): HappeningRow => ({
  id: happening.id,
  createdDate: happening.createdDate,
  by: happening.by?.id,
  view: <HappeningView key={happening.id} happening={happening} />,
})

/** In the reader's words. */
function HappeningView({ happening }: { happening: Happening }) {
  const say = useHappeningText()
  return (
    <EventLine icon={icons[happening.event]} seconds={happening.createdDate}>
      {say(happening)}
    </EventLine>
  )
}
