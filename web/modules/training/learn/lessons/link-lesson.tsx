import type { LearntLesson } from '@diwan/contract/training/schemas/learning'
import { useTranslation } from 'react-i18next'
import classes from './lessons.module.css'
import { OutsideLink } from './outside-link.tsx'

type LinkOf = Extract<LearntLesson, { kind: 'link' }>

/** A page elsewhere. */
export default function LinkLesson({ lesson: { url } }: { lesson: LinkOf }) {
  const { t } = useTranslation('training')
  return (
    <div className={classes['task']}>
      <OutsideLink url={url} label={t('openLink')} />
      <p className={classes['dim']}>{t('opensOutside')}</p>
    </div>
  )
}
