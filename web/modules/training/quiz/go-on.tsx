import type { Learning } from '@diwan/contract/training/schemas/learning'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { onwards } from '../model/walk.ts'
import classes from './quiz.module.css'

/** From a quiz that is done to the lesson that comes next, or to the end of the course. */
export function GoOn({ learning, lesson }: { learning: Learning; lesson: string }) {
  const { t } = useTranslation('training')
  const isEnd = learning.enrolment?.status !== 'OPEN'
  const next = isEnd ? undefined : onwards(learning, lesson)
  if (!isEnd && (next === undefined || next === lesson)) return null
  return (
    <div className={classes['begin']}>
      <Button
        rightSection={<IconArrowRight size={17} stroke={1.7} className="turns" aria-hidden />}
        renderRoot={(props: object) => (
          <Link to="." search={(now: object) => ({ ...now, attempt: undefined, lesson: next })} {...props} />
        )}
      >
        {t('goOnLearning')}
      </Button>
    </div>
  )
}
