import { learning as endpoints } from '@diwan/contract/training/endpoints/learning'
import { lessonsOf } from '@diwan/core/training/outline'
import type { Learning } from '@diwan/contract/training/schemas/learning'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dayWithin, useLocalName } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import { useWrite } from '../../../kit/write.ts'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { CourseCover } from '../course-cover.tsx'
import classes from './learn.module.css'
import { CourseOutline } from './outline.tsx'
import { minutesOf } from '../model/walk.ts'

/** Before a course is begun: what it is about, until when, what is in it. */
export function CourseIntro({ learning }: { learning: Learning }) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const { course, enrolment, sequential } = learning
  const about = nameOf({ nameAr: course.descriptionAr, nameEn: course.descriptionEn })
  return (
    <div className={classes['pane']}>
      <div className={classes['intro']}>
        {course.coverId !== null && <CourseCover id={course.coverId} name={nameOf(course)} size="page" />}
        {about && (
          <p className={classes['about']}>
            <LinkedText text={about} />
          </p>
        )}
        <Facts learning={learning} />
        {lessonsOf(learning).length > 0 && (
          <div className={classes['contents']}>
            <h2>{t('inThisCourse')}</h2>
            {sequential && <p className={classes['dim']}>{t('inOrderNote')}</p>}
            <CourseOutline learning={learning} />
          </div>
        )}
      </div>
      <div className={classes['foot']}>
        {enrolment ? <Begin learning={learning} enrolment={enrolment} /> : <Enrol learning={learning} />}
      </div>
    </div>
  )
}

function Facts({ learning: { course, enrolment, ...outline } }: { learning: Learning }) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  useReading()
  const lessons = lessonsOf(outline)
  const minutes = lessons.reduce((sum, lesson) => sum + (minutesOf(lesson) ?? 0), 0)
  const category = nameOf({ nameAr: course.categoryAr, nameEn: course.categoryEn })
  return (
    <ul className={classes['facts']}>
      {category && (
        <li>
          <UserText text={category} />
        </li>
      )}
      <li>{t('lessonCount', { count: lessons.length })}</li>
      {minutes > 0 && <li>{t('minuteCount', { count: minutes })}</li>}
      {course.certificate && <li>{t('withCertificate')}</li>}
      {enrolment && enrolment.dueDay !== null && (
        <li data-overdue={enrolment.overdue || undefined}>
          {t(enrolment.overdue ? 'overdueSince' : 'dueOnDay', { day: dayWithin(enrolment.dueDay) })}
        </li>
      )}
    </ul>
  )
}

function Begin({ learning, enrolment }: { learning: Learning; enrolment: NonNullable<Learning['enrolment']> }) {
  const { t } = useTranslation(['training', 'kit'])
  const begin = useWrite(endpoints.begin)
  const { id, version } = enrolment
  if (learning.course.status !== 'published') return <p className={classes['dim']}>{t('notBegunClosed')}</p>
  return (
    <>
      <Button disabled={begin.isPending} onClick={() => begin.mutate({ id, version })}>
        {t('beginLearning')}
      </Button>
      {begin.isPaused && <span className={classes['dim']}>{t('waiting', { ns: 'kit' })}</span>}
    </>
  )
}

function Enrol({ learning: { course } }: { learning: Learning }) {
  const { t } = useTranslation(['training', 'kit'])
  const join = useWrite(endpoints.join)
  if (!course.selfEnrolment || !course.can.learn) return <p className={classes['dim']}>{t('notSelfEnrolled')}</p>
  return (
    <>
      <Button disabled={join.isPending} onClick={() => join.mutate({ id: course.id })}>
        {t('enrolOn')}
      </Button>
      {join.isPaused && <span className={classes['dim']}>{t('waiting', { ns: 'kit' })}</span>}
    </>
  )
}
