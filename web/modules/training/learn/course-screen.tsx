import type { Learning } from '@diwan/contract/training/schemas/learning'
import { Navigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { usePhone } from '../../../kit/widths.ts'
import { PageHeader, type Crumb } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { CourseProgress } from '../course-progress.tsx'
import { CourseEnd } from './course-end.tsx'
import { CourseIntro } from './course-intro.tsx'
import classes from './learn.module.css'
import { LessonPane } from './lesson-pane.tsx'
import { CourseOutline } from './outline.tsx'
import { lessonOf, resumedAt } from '../model/walk.ts'
import { ResumeBar } from './resume-bar.tsx'

export interface CourseScreenProps {
  readonly learning: Learning
  /** False while the portal is asked for the present state: the stored one may be older than the end of the course. */
  readonly confirmed: boolean
}

/** What the course is about until it is begun; then its lessons beside the one that is read. On a phone it is one of the two. */
export default function CourseScreen({ learning, confirmed }: CourseScreenProps) {
  const { t } = useTranslation(['training', 'releases'])
  const nameOf = useLocalName()
  const phone = usePhone()
  const { lesson: asked }: { lesson?: unknown } = useSearch({ strict: false })
  const { course, enrolment } = learning
  const home = { label: t('name_training', { ns: 'releases' }), to: '/user/training', search: {} } as const
  const isBegun = enrolment !== null && enrolment.status !== 'NEW'
  if (!isBegun)
    return (
      <div className={classes['screen']} data-fills data-learning="intro">
        <PageHeader title={nameOf(course)} record={course.id} written crumbs={[home]} flush />
        <CourseIntro learning={learning} />
      </div>
    )
  const key = typeof asked === 'string' ? asked : undefined
  const resumed = phone || key !== undefined ? undefined : resumedAt(learning)
  if (resumed && !confirmed) return <PageSkeleton />
  // said by the address, so that it stays while it is read: what comes next changes when it is done
  if (resumed) return <Navigate to="." search={(now: object) => ({ ...now, lesson: resumed })} replace />
  const head = lessonOf(learning, key)
  const all: Crumb = { label: t('backToCourse'), to: '.', search: (now: object) => ({ ...now, lesson: undefined }) }
  const lesson = key === undefined ? undefined : <LessonPane learning={learning} lesson={key} titled={!phone} />
  const outline = <CourseOutline learning={learning} current={key} />
  const end = enrolment.status === 'OPEN' ? null : <CourseEnd learning={learning} enrolment={enrolment} />
  if (phone)
    return (
      <div className={classes['screen']} data-fills data-learning={lesson ? 'lesson' : 'outline'}>
        {lesson ? (
          <PageHeader
            title={head ? nameOf({ nameAr: head.titleAr, nameEn: head.titleEn }) : nameOf(course)}
            written
            crumbs={[all]}
            flush
          />
        ) : (
          <PageHeader title={nameOf(course)} record={course.id} written crumbs={[home]} flush />
        )}
        {lesson ?? (
          <>
            <div className={classes['outlinePane']}>
              {end ?? <CourseProgress {...enrolment} />}
              {outline}
            </div>
            <ResumeBar learning={learning} />
          </>
        )}
      </div>
    )
  return (
    <div className={classes['screen']} data-fills data-learning>
      <PageHeader
        title={nameOf(course)}
        record={course.id}
        written
        flush
        crumbs={[home]}
        action={
          <span className={classes['headProgress']}>
            <CourseProgress {...enrolment} />
          </span>
        }
      />
      <div className={classes['columns']}>
        <div className={classes['outlinePane']}>{outline}</div>
        {lesson ?? <div className={classes['pane']}>{end}</div>}
      </div>
    </div>
  )
}
