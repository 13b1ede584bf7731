import { addDays } from '@diwan/core/hijri'
import { writeTime } from '@diwan/core/calendar-days'
import { useTranslation } from 'react-i18next'
import { DayText } from '../../ui/time-text.tsx'

interface WhenTextProps {
  readonly day: string
  readonly time?: string | null | undefined
  readonly today: string
}

/** Today and tomorrow by name, another day as a date; on the clock of its person. */
export function WhenText({ day, time, today }: WhenTextProps) {
  const { t } = useTranslation('quick-tasks')
  const named = day === today ? t('today') : day === addDays(today, 1) ? t('tomorrow') : undefined
  return (
    <>
      {named ?? <DayText day={day} />}
      {time && (
        <>
          {' '}
          <bdi dir="ltr">{writeTime(time)}</bdi>
        </>
      )}
    </>
  )
}
