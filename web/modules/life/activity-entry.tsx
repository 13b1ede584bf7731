import type { Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../ui/time-text.tsx'
import classes from './activity.module.css'

interface ActivityEntryProps {
  icon: Icon
  sentence: string
  seconds: number
}

/** One line of what became of a record, in its activity. */
export function ActivityEntry({ icon: Icon, sentence, seconds }: ActivityEntryProps) {
  const { t } = useTranslation('life')
  return (
    <li className={classes['line']} aria-label={t('happened')}>
      <Icon size={16} stroke={1.7} aria-hidden />
      <span>{sentence}</span>
      <span className={classes['when']}>
        <InstantText seconds={seconds} />
      </span>
    </li>
  )
}
