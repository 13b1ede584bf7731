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
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../ui/time-text.tsx'
import classes from './happening-view.module.css'
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
  const { t } = useTranslation('tickets')
  const say = useHappeningText()
  const Icon = icons[happening.event]
  return (
    <li className={classes['line']} aria-label={t('happened')}>
      <Icon size={16} stroke={1.7} aria-hidden />
      <span>{say(happening)}</span>
      <span className={classes['when']}>
        <InstantText seconds={happening.createdDate} />
      </span>
    </li>
  )
}
