import type { Icon } from '@tabler/icons-react'
import { dayIn } from '@diwan/core/formats'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberTag } from '../../kit/formats.ts'
import { useReading } from '../../kit/reading.ts'
import { DayText, TimeText } from '../../ui/time-text.tsx'
import classes from './thread-lines.module.css'

const DAY = 86_400

/** Which day a moment is on where the reader sits. */
export function useDayOf(): (seconds: number) => string {
  const { zone } = useReading()
  return (seconds) => dayIn(zone, seconds)
}

/** Between the messages of two days. */
export function DaySeparator({ seconds, as }: { seconds: number; as?: 'div' }) {
  const { i18n } = useTranslation()
  const dayOf = useDayOf()
  const day = dayOf(seconds)
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  const back = [0, 1].find((days) => dayOf(now - days * DAY) === day)
  return (
    <Line as={as}>
      {back === undefined ? (
        <DayText day={day} />
      ) : (
        titled(new Intl.RelativeTimeFormat(numberTag(i18n.language), { numeric: 'auto' }).format(-back, 'day'))
      )}
    </Line>
  )
}

/** It is a line of its own: it begins with a capital where letters have them. */
const titled = (words: string): string => words.slice(0, 1).toLocaleUpperCase() + words.slice(1)

/** Above the first message that is new to the reader. */
export function UnreadLine({ count, as }: { count: number; as?: 'div' }) {
  const { t } = useTranslation('talk')
  return (
    <Line unread as={as}>
      {t('newMessages', { count })}
    </Line>
  )
}

interface EventLineProps {
  readonly icon: Icon
  readonly seconds: number
  readonly children: ReactNode
}

/** Between the messages: what happened, who did it and when. */
export function EventLine({ icon: Icon, seconds, children }: EventLineProps) {
  const { t } = useTranslation('talk')
  return (
    <li className={classes['event']} aria-label={t('happened')}>
      <Icon size={16} stroke={1.7} aria-hidden />
      <span>{children}</span>
      <TimeText seconds={seconds} />
    </li>
  )
}

interface LineProps {
  readonly unread?: boolean
  /** An item of the thread, unless it stands inside one. */
  readonly as?: 'div' | undefined
  readonly children: ReactNode
}

const Line = ({ unread = false, as: Tag = 'li' as 'div', children }: LineProps) => (
  <Tag className={classes['line']} data-unread={unread || undefined}>
    <span>{children}</span>
  </Tag>
)
