import { learning as endpoints } from '@diwan/contract/training/endpoints/learning'
import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import type { Learning, LearntLesson } from '@diwan/contract/training/schemas/learning'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import classes from './learn.module.css'
import { around, isDone, isOpened, onwards } from '../model/walk.ts'

interface LessonFootProps {
  readonly learning: Learning
  readonly enrolment: Enrolment
  readonly lessonKey: string
  /** Nothing while it is on its way. */
  readonly lesson: LearntLesson | undefined
}

const arrow = { size: 17, stroke: 1.7, className: 'turns', 'aria-hidden': true } as const
const at = (lesson: string | undefined) => (now: object) => ({ ...now, lesson })

/** At the lower edge: the lesson before, what makes this one done or says what is missing, the lesson after. */
export function LessonFoot({ learning, enrolment, lessonKey, lesson }: LessonFootProps) {
  const { t } = useTranslation('training')
  const { before } = around(learning, lessonKey)
  const missing = lesson && enrolment.status === 'OPEN' && !isDone(learning, lessonKey) ? missingFor(lesson) : undefined
  const finishes = lesson && enrolment.status === 'OPEN' && !isDone(learning, lessonKey) && !missing
  return (
    <div className={classes['foot']}>
      {before && (
        <Button
          variant="default"
          leftSection={<IconArrowLeft {...arrow} />}
          renderRoot={(props: object) => <Link to="." search={at(before.key)} {...props} />}
        >
          {t('lessonPrevious')}
        </Button>
      )}
      <span className={classes['missing']} role="status">
        {missing && t(missing)}
      </span>
      {finishes ? (
        <Finish learning={learning} enrolment={enrolment} lessonKey={lessonKey} />
      ) : (
        <Onwards learning={learning} lessonKey={lessonKey} quiet={missing !== undefined} />
      )}
    </div>
  )
}

/** What the portal judges, or waits for, before a lesson can be done. */
function missingFor(lesson: LearntLesson): 'quizNotPassedYet' | 'notJudgedYet' | 'formNotSent' | undefined {
  if (lesson.kind === 'quiz') return 'quizNotPassedYet'
  if (lesson.kind === 'video' && lesson.mustWatch) return 'notJudgedYet'
  if (lesson.kind === 'form' && !lesson.sent) return 'formNotSent'
  return undefined
}

function Finish({ learning, enrolment, lessonKey }: Omit<LessonFootProps, 'lesson'>) {
  const { t } = useTranslation(['training', 'kit'])
  const navigate = useNavigate()
  const done = useWrite(endpoints.done)
  const isLast = around(learning, lessonKey).after === undefined
  // this button is gone as soon as the lesson is done: what follows cannot hang on it
  const finish = () =>
    void done.mutateAsync({ id: enrolment.id, lesson: lessonKey }).then(
      (now) => navigate({ to: '.', search: at(onwards(now, lessonKey)) }),
      () => undefined,
    )
  return (
    <>
      {done.isPaused && <span className={classes['dim']}>{t('waiting', { ns: 'kit' })}</span>}
      <Button leftSection={<IconCheck size={17} stroke={1.8} aria-hidden />} disabled={done.isPending} onClick={finish}>
        {t(isLast ? 'lessonFinish' : 'lessonFinishNext')}
      </Button>
    </>
  )
}

/** To the lesson below, once it is open; from the last one to what is left to do, or to the end. */
function Onwards({ learning, lessonKey, quiet }: { learning: Learning; lessonKey: string; quiet: boolean }) {
  const { t } = useTranslation('training')
  const { after } = around(learning, lessonKey)
  const to = after ? (isOpened(learning, after.key) ? after.key : undefined) : onwards(learning, lessonKey)
  const isEnd = !after && learning.enrolment?.status !== 'OPEN'
  if ((to === undefined && !isEnd) || to === lessonKey) return null
  return (
    <Button
      variant={quiet ? 'default' : 'filled'}
      rightSection={<IconArrowRight {...arrow} />}
      renderRoot={(props: object) => <Link to="." search={at(isEnd ? undefined : to)} {...props} />}
    >
      {t('lessonNext')}
    </Button>
  )
}
