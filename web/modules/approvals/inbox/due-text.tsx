import type { WaitingRow } from '@diwan/contract/approvals/schemas'
import { dayIn } from '@diwan/core/formats'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayWithin, instantText } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import classes from './decision-list.module.css'

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]

/** How long a request still waits, how late it is, or when a decision of a moment ago takes effect. */
export function DueText({ row: { dueDate, pending } }: { row: Pick<WaitingRow, 'dueDate' | 'pending'> }) {
  const { t } = useTranslation('approvals')
  const { zone } = useReading()
  const now = useNow(pending ? 1 : MINUTE)
  if (pending)
    return (
      <span className={classes['due']} data-tone="good">
        {t('takesEffect', { count: Math.max(0, pending.effectDate - now) })}
      </span>
    )
  const left = dueDate - now
  const text = () => {
    if (left <= -DAY) return t('lateDays', { count: Math.floor(-left / DAY) })
    if (left <= -HOUR) return t('lateHours', { count: Math.floor(-left / HOUR) })
    if (left <= 0) return t('lateNow')
    if (left < HOUR) return t('leftMinutes', { count: Math.max(1, Math.floor(left / MINUTE)) })
    if (left < DAY) return t('leftHours', { count: Math.floor(left / HOUR) })
    return t('until', { date: dayWithin(dayIn(zone, dueDate)) })
  }
  const tone = left <= 0 ? 'bad' : left < DAY ? 'soon' : undefined
  return (
    <time
      className={classes['due']}
      data-tone={tone}
      dateTime={new Date(dueDate * 1000).toISOString()}
      title={instantText(dueDate)}
    >
      {text()}
    </time>
  )
}

/** The present second, looked at again every so many seconds. */
function useNow(every: number): number {
  const [now, setNow] = useState(() => Math.floor(Date.now() / 1000))
  useEffect(() => {
    const beat = setInterval(() => setNow(Math.floor(Date.now() / 1000)), every * 1000)
    return () => clearInterval(beat)
  }, [every])
  return now
}
