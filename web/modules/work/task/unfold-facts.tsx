import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './task.module.css'

interface UnfoldFactsProps {
  readonly unfolded: boolean
  readonly onPress: () => void
}

/** The button stays where it was pressed: it keeps the focus, and folds the facts below it again. */
export function UnfoldFacts({ unfolded, onPress }: UnfoldFactsProps) {
  const { t } = useTranslation('work')
  return (
    <div className={classes['unfold']}>
      <dt hidden>{t('facts')}</dt>
      <dd>
        <UnstyledButton className={classes['link'] ?? ''} aria-expanded={unfolded} onClick={onPress}>
          {t(unfolded ? 'fewerFacts' : 'moreFacts')}
        </UnstyledButton>
      </dd>
    </div>
  )
}
