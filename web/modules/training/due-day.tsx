import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { useTranslation } from 'react-i18next'
import { StateBadge } from '../../ui/status-badge.tsx'
import { DayText } from '../../ui/time-text.tsx'
import classes from './course.module.css'

/** Until when a course has to be finished, with a mark once that has passed; nothing where there is no such day. */
export function DueDay({ dueDay, overdue }: Pick<Enrolment, 'dueDay' | 'overdue'>) {
  const { t } = useTranslation('training')
  if (dueDay === null) return null
  return (
    <span className={classes['due']}>
      <DayText day={dueDay} />
      {overdue && (
        <StateBadge tone="bad" plain>
          {t('isOverdue')}
        </StateBadge>
      )}
    </span>
  )
}
