import type { Learning, LessonHead } from '@diwan/contract/training/schemas/learning'
import { VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled, IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
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
  const factsOf = useLessonFacts()
  const { key, titleAr, titleEn } = lesson
  const [done, opens] = [isDone(learning, key), isOpened(learning, key)]
  const isBegun = learning.enrolment !== null && learning.enrolment.status !== 'NEW'
  const locked = isBegun && !opens
  const Sign = done ? IconCircleCheckFilled : locked ? IconLock : IconCircle
  const inside = (
    <>
      <Sign {...sign} />
      <span className={classes['words']}>
        <UserText text={nameOf({ nameAr: titleAr, nameEn: titleEn })} />
        <small>
          {done && <VisuallyHidden>{`${t('lessonDone')} · `}</VisuallyHidden>}
          {locked ? t('lessonLocked') : factsOf(lesson)}
        </small>
      </span>
    </>
  )
  return (
    <li
      className={classes['lesson']}
      data-lesson={key}
      data-state={done ? 'done' : locked ? 'locked' : 'open'}
      data-current={isCurrent || undefined}
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
