import { dayIn } from '@diwan/core/formats'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberTag } from '../../kit/formats.ts'
import { useReading } from '../../kit/reading.ts'
import { DayText } from '../../ui/time-text.tsx'
import classes from './thread-lines.module.css'

const DAY = 86_400

/** Which day a moment is on where the reader sits. */
export function useDayOf(): (seconds: number) => string {
  const { zone } = useReading()
  return (seconds) => dayIn(zone, seconds)
}

/** Between the messages of two days. */
export function DaySeparator({ seconds }: { seconds: number }) {
  const { i18n } = useTranslation()
  const dayOf = useDayOf()
  const day = dayOf(seconds)
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  const back = [0, 1].find((days) => dayOf(now - days * DAY) === day)
  return (
    <Line>
      {back === undefined ? (
        <DayText day={day} />
      ) : (
        new Intl.RelativeTimeFormat(numberTag(i18n.language), { numeric: 'auto' }).format(-back, 'day')
      )}
    </Line>
  )
}

/** Above the first message that is new to the reader. */
export function UnreadLine({ count }: { count: number }) {
  const { t } = useTranslation('talk')
  return <Line unread>{t('newMessages', { count })}</Line>
}

const Line = ({ unread = false, children }: { unread?: boolean; children: ReactNode }) => (
  <li className={classes['line']} data-unread={unread || undefined}>
    <span>{children}</span>
  </li>
)
