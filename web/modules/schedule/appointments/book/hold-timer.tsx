import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './book.module.css'

const SECOND_MS = 1_000

interface HoldTimerProps {
  /** When the slot is free for others again. */
  readonly until: number
  /** For how long it was kept at first. */
  readonly seconds: number
  readonly onOver: () => void
}

/** How long the slot is still kept for the reader; it is written each second and announced when it is over. */
export function HoldTimer({ until, seconds, onOver }: HoldTimerProps) {
  const { t } = useTranslation('schedule')
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, until - Math.floor(now / SECOND_MS))
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const beat = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(beat)
  }, [])
  useEffect(() => {
    if (left === 0) over()
  }, [left])
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <div className={classes['hold']}>
      <div>
        <span>{t('slotReserved')}</span>
        <span role="timer" aria-label={t('slotReserved')} data-left={left}>
          <bdi dir="ltr">{text}</bdi>
        </span>
      </div>
      <i style={{ inlineSize: `${Math.min(100, (left / seconds) * 100)}%` }} />
    </div>
  )
}
