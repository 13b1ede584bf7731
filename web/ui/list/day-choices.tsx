import { Button } from '@mantine/core'
import { addDays } from '@diwan/core/hijri'
import { dayIn } from '@diwan/core/formats'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../kit/reading.ts'
import classes from './choice-list.module.css'
import { DayField } from './day-field.tsx'

interface DayChoicesProps {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly onChange: (from: string | undefined, to: string | undefined) => void
}

const LAST = [1, 7, 30] as const

/** Two days, both included: the last ones at a press, or any. */
export function DayChoices({ from, to, onChange }: DayChoicesProps) {
  const { t } = useTranslation('kit')
  const { zone } = useReading()
  const [now] = useState(() => Date.now() / 1000)
  const today = dayIn(zone, now)
  return (
    <div className={classes['days']}>
      <div className={classes['last']}>
        {LAST.map((days) => (
          <Button key={days} variant="default" size="compact-sm" onClick={() => onChange(addDays(today, 1 - days), undefined)}>
            {t(`days_${days}`)}
          </Button>
        ))}
      </div>
      <DayField label={t('dayFrom')} value={from} onChange={(day) => onChange(day, to)} />
      <DayField label={t('dayTo')} value={to} onChange={(day) => onChange(from, day)} />
    </div>
  )
}
