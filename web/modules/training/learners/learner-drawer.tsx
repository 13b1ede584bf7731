import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { Skeleton } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { useFollow } from '../../../kit/follow.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Fact, FactList } from '../../../ui/facts/fact-list.tsx'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { StateBadge } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { DueDay } from '../due-day.tsx'
import { LessonSign } from '../build/lesson-sign.tsx'
import { coursePlaces } from '../address.ts'
import { courseQueries } from '../api/api.ts'
import { enrolmentLive } from '../live/course-live.ts'
import { LearnerCertificate } from './learner-certificate.tsx'
import { ProgressText } from './progress-text.tsx'
import { tones } from '../model/tones.ts'
import classes from './learners.module.css'

interface LearnerDrawerProps {
  readonly id: string
  /** Which course it is, where the list holds several. */
  readonly withCourse: boolean
  readonly onClose: () => void
}

/** How far one learner has come, lesson by lesson. */
export default function LearnerDrawer({ id, withCourse, onClose }: LearnerDrawerProps) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const { data, error, refetch } = useQuery(courseQueries.enrolment(id))
  useFollow(enrolmentLive, id)
  const enrolment = data?.enrolment
  return (
    <SideDrawer opened title={enrolment?.person.fullName ?? t('learner')} size={420} onClose={onClose}>
      {!enrolment && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={200} />)}
      {enrolment && (
        <>
          <FactList label={t('learner')}>
            {withCourse && (
              <Fact name={t('courseColumn')}>
                <CourseName enrolment={enrolment} />
              </Fact>
            )}
            <Fact name={t('statusHead')}>
              <StateBadge tone={tones[enrolment.status]}>{t(`enrolment_${enrolment.status}`)}</StateBadge>
            </Fact>
            <Fact name={t('progressHead')}>
              <ProgressText of={enrolment} />
            </Fact>
            {enrolment.dueDay !== null && (
              <Fact name={t('dueHead')}>
                <DueDay {...enrolment} />
              </Fact>
            )}
            <Fact name={t('enrolledHead')}>
              <UpdatedText seconds={enrolment.enrolledDate} />
            </Fact>
            <Fact name={t('source')}>{t(`source_${enrolment.source}`)}</Fact>
          </FactList>
          {enrolment.status === 'completed' && <LearnerCertificate enrolment={enrolment} />}
          <ol className={classes['lessons']} aria-label={t('lessons')}>
            {enrolment.lessons.map((lesson) => (
              <li key={lesson.lesson} data-done={lesson.doneDate !== null || undefined}>
                {lesson.doneDate === null ? (
                  <IconCircle size={18} stroke={1.6} role="img" aria-label={t('notDone')} />
                ) : (
                  <IconCircleCheck size={18} stroke={1.6} role="img" aria-label={t('isDone')} />
                )}
                <LessonSign kind={lesson.kind} />
                <UserText text={nameOf({ nameAr: lesson.titleAr, nameEn: lesson.titleEn })} />
                {lesson.doneDate !== null && (
                  <small>
                    <UpdatedText seconds={lesson.doneDate} />
                  </small>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </SideDrawer>
  )
}

/** Leads to its learners, for who manages the course. */
function CourseName({ enrolment: { course, can } }: { enrolment: Enrolment }) {
  const nameOf = useLocalName()
  const name = <UserText text={nameOf(course)} />
  if (!can.manage) return name
  return (
    <Link to={coursePlaces.details} search={{ id: course.id, part: 'learners' } as object}>
      {name}
    </Link>
  )
}
