import type { Learning } from '@diwan/contract/training/schemas/learning'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import classes from './learn.module.css'
import { lessonOf, resumedAt } from '../model/walk.ts'

/** On a phone, below the outline: the lesson that comes next. */
export function ResumeBar({ learning }: { learning: Learning }) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const next = lessonOf(learning, resumedAt(learning))
  if (!next) return null
  const title = nameOf({ nameAr: next.titleAr, nameEn: next.titleEn })
  return (
    <div className={classes['foot']}>
      <Button
        fullWidth
        aria-label={`${t('goOnLearning')}: ${title}`}
        renderRoot={(props: object) => <Link to="." search={(now: object) => ({ ...now, lesson: next.key })} {...props} />}
      >
        {t('goOnLearning')}
      </Button>
    </div>
  )
}
