import type { Learning, LessonHead } from '@diwan/contract/training/schemas/learning'
import { VisuallyHidden } from '@mantine/core'
import { IconCircleCheckFilled, IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { LessonSign } from '../build/lesson-sign.tsx'
import classes from './outline.module.css'
import { useLessonFacts } from './use-lesson-facts.ts'
import { isDone, isOpened } from '../model/walk.ts'

interface OutlineLessonProps {
  readonly learning: Learning
  readonly lesson: LessonHead
  readonly isCurrent: boolean
}

const sign = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** One lesson of the outline: done, to be done, or locked, which says why. Before the course is begun it leads nowhere. */
export function OutlineLesson({ learning, lesson, isCurrent }: OutlineLessonProps) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const facts = useLessonFacts()(lesson)
  const { key, titleAr, titleEn } = lesson
  const [done, opens] = [isDone(learning, key), isOpened(learning, key)]
  const isBegun = learning.enrolment !== null && learning.enrolment.status !== 'NEW'
  const locked = isBegun && !opens
  const inside = (
    <>
      {done ? <IconCircleCheckFilled {...sign} /> : locked ? <IconLock {...sign} /> : <LessonSign kind={lesson.kind} />}
      <span className={classes['words']}>
        <UserText text={nameOf({ nameAr: titleAr, nameEn: titleEn })} />
        <VisuallyHidden>
          {[t(`kind_${lesson.kind}`), done && t('lessonDone'), locked && t('lessonLocked')].filter(Boolean).join(' · ')}
        </VisuallyHidden>
        {facts !== '' && <small>{facts}</small>}
      </span>
    </>
  )
  return (
    <li
      className={classes['lesson']}
      data-lesson={key}
      data-state={done ? 'done' : locked ? 'locked' : 'open'}
      data-current={isCurrent || undefined}
      title={locked ? t('lessonLocked') : undefined}
    >
      {isBegun && opens ? (
        <Link to="." search={(now: object) => ({ ...now, lesson: key })} aria-current={isCurrent ? 'page' : undefined}>
          {inside}
        </Link>
      ) : (
        <span>{inside}</span>
      )}
    </li>
  )
}
