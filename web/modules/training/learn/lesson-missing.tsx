import type { Learning } from '@diwan/contract/training/schemas/learning'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import classes from './learn.module.css'

/** An address of a lesson that is not open yet, or is in another version of the course. */
export function LessonMissing({ learning, isLocked }: { learning: Learning; isLocked: boolean }) {
  const { t } = useTranslation('training')
  const go = learning.next !== null && (
    <Button
      renderRoot={(props: object) => <Link to="." search={(now: object) => ({ ...now, lesson: learning.next })} {...props} />}
    >
      {t('toOpenLesson')}
    </Button>
  )
  return (
    <div className={classes['pane']}>
      {isLocked ? (
        <EmptyState icon={IconLock} title={t('lessonStillLocked')} text={t('lessonLocked')} action={go} />
      ) : (
        <EmptyState title={t('lessonMissing')} text={t('lessonMissingText')} action={go} />
      )}
    </div>
  )
}
