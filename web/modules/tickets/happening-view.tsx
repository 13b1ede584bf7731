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
import { ActivityEntry } from '../life/public.ts'
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

/** A line between the messages: what became of the ticket, in the reader's words. */
export function HappeningView({ happening }: { happening: Happening }) {
  const say = useHappeningText()
  return <ActivityEntry icon={icons[happening.event]} sentence={say(happening)} seconds={happening.createdDate} />
}
