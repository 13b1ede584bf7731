import { weekdayOf } from '@diwan/core/calendar-days'
import { dayParts, weekdayName } from '@diwan/core/formats'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../../../kit/reading.ts'
import classes from '../editor.module.css'

interface StripHeadProps {
  readonly day: string
  readonly onStep: (way: 1 | -1) => void
}

/** The day whose times are shown, in both calendars, with the way to the days beside it; and how its marks are read. */
export function StripHead({ day, onStep }: StripHeadProps) {
  const { t } = useTranslation(['schedule', 'calendar'])
  const reading = useReading()
  const [gregorian, hijri] = dayParts(day, { ...reading, calendar: 'both' })
  const step = (way: 1 | -1) => {
    const label = t(way === 1 ? 'dayAfter' : 'dayBefore')
    return (
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={label} title={label} onClick={() => onStep(way)}>
        <IconChevronLeft size={17} stroke={1.7} aria-hidden className={way === 1 ? `turns ${classes['ahead']}` : 'turns'} />
      </ActionIcon>
    )
  }
  return (
    <header className={classes['stripHead']}>
      <strong>
        {weekdayName(weekdayOf(day), reading, 'long')} <bdi dir="ltr">{gregorian}</bdi>
      </strong>
      <span className={classes['quiet']}>{hijri}</span>
      {step(-1)}
      {step(1)}
      <span className={classes['room']} />
      <span className={classes['key']} data-key-of="busy">
        {t('state_busy', { ns: 'calendar' })}
      </span>
      <span className={classes['key']} data-key-of="maybe">
        {t('state_maybe', { ns: 'calendar' })}
      </span>
      <span className={classes['key']} data-key-of="idle">
        {t('outsideHours')}
      </span>
    </header>
  )
}
