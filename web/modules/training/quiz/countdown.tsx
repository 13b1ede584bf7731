import { VisuallyHidden } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lengthText } from '../model/length-text.ts'
import classes from './quiz.module.css'

interface CountdownProps {
  /** By the clock of this device. */
  readonly until: number
  readonly onOver: () => void
}
/** Seconds at which it is read out how long there is still. */
const SAID = [60, 300] as const

/** How long there is still, each second; read out when five minutes are left, and one. */
export function Countdown({ until, onOver }: CountdownProps) {
  const { t, i18n } = useTranslation('training')
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((until - now) / 1_000))
  const over = useEffectEvent(onOver)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) {
      over()
      return undefined
    }
    const beat = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(beat)
  }, [isOver])
  const said = SAID.find((seconds) => left <= seconds)
  return (
    <>
      <span className={classes['countdown']} role="timer" data-left={left} data-soon={left <= 60 || undefined}>
        <IconClock size={16} stroke={1.7} aria-hidden />
        <VisuallyHidden>{t('timeLeft')}</VisuallyHidden>
        {lengthText(left, i18n.language)}
      </span>
      <VisuallyHidden role="status">{said !== undefined && left > 0 && t('lessThanLeft', { count: said / 60 })}</VisuallyHidden>
    </>
  )
}
