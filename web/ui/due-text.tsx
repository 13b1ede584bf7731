import { addDays } from '@diwan/core/hijri'
import { VisuallyHidden } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../kit/use-today.ts'
import classes from './due-text.module.css'
import { DayText } from './time-text.tsx'

/** When it is due: yesterday, today and tomorrow by name; what is late is told apart by more than its colour. */
export function DueText({ day, done = false, sign = false }: { day: string; done?: boolean; sign?: boolean }) {
  const { t } = useTranslation('kit')
  const today = useToday()
  const late = !done && day < today
  const near = { [addDays(today, -1)]: 'yesterday', [today]: 'today', [addDays(today, 1)]: 'tomorrow' } as const
  const word = near[day]
  return (
    <span className={classes['due']} data-late={late || undefined} title={late ? t('late') : undefined}>
      {sign && <IconCalendar size={15} stroke={1.7} aria-hidden />}
      {word ? t(word) : <DayText day={day} />}
      {late && <VisuallyHidden>{t('late')}</VisuallyHidden>}
    </span>
  )
}
