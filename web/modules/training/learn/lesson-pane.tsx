import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import type { Learning, LessonHead } from '@diwan/contract/training/schemas/learning'
import { Skeleton } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { learnQueries } from '../api/learn.ts'
import classes from './learn.module.css'
import { LessonBody } from './lesson-body.tsx'
import { LessonFoot } from './lesson-foot.tsx'
import { LessonMissing } from './lesson-missing.tsx'
import { useLessonFacts } from './use-lesson-facts.ts'
import { isDone, isOpened, lessonOf } from '../model/walk.ts'

interface LessonPaneProps {
  readonly learning: Learning
  /** Its key, as the address asks for it. */
  readonly lesson: string
  /** Its title stands here; on a phone the header says it. */
  readonly titled: boolean
}

/** The lesson that is read, with the way to the ones before and after it below. */
export function LessonPane({ learning, lesson: key, titled }: LessonPaneProps) {
  const [first, leave] = useState<string | undefined>(key)
  if (first !== undefined && first !== key) leave(undefined)
  const head = lessonOf(learning, key)
  const { enrolment } = learning
  if (!head || !enrolment || !isOpened(learning, key)) return <LessonMissing learning={learning} isLocked={head !== undefined} />
  return (
    <OpenLesson key={key} learning={learning} enrolment={enrolment} head={head} titled={titled} follows={first === undefined} />
  )
}

interface OpenLessonProps extends Omit<LessonPaneProps, 'lesson'> {
  readonly enrolment: Enrolment
  readonly head: LessonHead
  /** Another lesson was read before it. */
  readonly follows: boolean
}

function OpenLesson({ learning, enrolment, head, titled, follows }: OpenLessonProps) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const facts = useLessonFacts()(head)
  const { key } = head
  const title = nameOf({ nameAr: head.titleAr, nameEn: head.titleEn })
  const { data, error, isPaused, refetch } = useQuery(learnQueries.lesson(enrolment.id, key, learning.courseVersion))
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (follows) top.current?.focus({ preventScroll: true })
  }, [follows])
  const refused = data ? null : (error ?? (isPaused ? new Problem('unavailable') : null))
  return (
    <section className={classes['pane']} aria-label={title} data-lesson={key}>
      <div className={classes['page']}>
        <div ref={top} tabIndex={-1} className={classes['lessonHead']}>
          {titled && (
            <h2>
              <UserText text={title} />
            </h2>
          )}
          <p className={classes['dim']}>
            {facts}
            {isDone(learning, key) && (
              <span className={classes['done']}>
                <IconCircleCheckFilled size={16} aria-hidden />
                {t('lessonDone')}
              </span>
            )}
          </p>
        </div>
        {data && <LessonBody lesson={data} learning={learning} enrolment={enrolment} title={title} />}
        {!data && !refused && <Skeleton height={220} radius={10} />}
        {refused && <ErrorState error={refused} {...(refused.status !== 404 && { onRetry: () => void refetch() })} />}
      </div>
      <LessonFoot learning={learning} enrolment={enrolment} lessonKey={key} lesson={data} />
    </section>
  )
}
