import type { Happening } from '@diwan/contract/tickets/schemas'
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
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ActivityEntry } from '../life/public.ts'
import type { HappeningRow } from '../talk/public.ts'
import { ticketQueries } from './api.ts'
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
  joined: IconUserPlus,
  left: IconUser,
  linked: IconLink,
  unlinked: IconLinkOff,
}

/** What became of a ticket, newest first, as lines between its messages. */
export function useHappenings(id: string): readonly HappeningRow[] {
  const { data } = useInfiniteQuery(ticketQueries.thread(id))
  const entries = data?.pages.flatMap(({ items }) => items) ?? []
  return entries.flatMap((entry) => (entry.kind === 'event' ? [rowOf(entry)] : []))
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
  return <ActivityEntry icon={icons[happening.event]} sentence={say(happening)} seconds={happening.createdDate} />
}
