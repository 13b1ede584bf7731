import { learning } from '@diwan/contract/training/endpoints/learning'
import type { Course } from '@diwan/contract/training/schemas/course'
import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { Button } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { CourseCover } from '../course-cover.tsx'
import { LearningState } from '../learning-state.tsx'
import classes from './mine.module.css'

interface CatalogueCardProps {
  readonly course: Course
  readonly enrolment: Enrolment | undefined
  /** Whether this person is enrolled has been fetched. */
  readonly known: boolean
}

/** One course to choose: its whole card opens it, its button enrols. */
export function CatalogueCard({ course, enrolment, known }: CatalogueCardProps) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const name = nameOf(course)
  const about = nameOf({ nameAr: course.descriptionAr, nameEn: course.descriptionEn })
  const category = nameOf({ nameAr: course.categoryAr, nameEn: course.categoryEn })
  return (
    <>
      <CourseCover id={course.coverId} name={category || name} size="card" />
      <div className={classes['words']}>
        {category && (
          <span className={classes['category']}>
            <UserText text={category} lines={1} />
          </span>
        )}
        <h2>
          <Link className={classes['whole']} to="/user/training/details" search={{ id: course.id } as object}>
            <UserText text={name} lines={2} />
          </Link>
        </h2>
        {about && (
          <p>
            <UserText text={about} lines={2} />
          </p>
        )}
      </div>
      <div className={classes['foot']}>
        <span className={classes['facts']}>
          <span>{t('lessonCount', { count: course.lessons })}</span>
          {course.certificate && (
            <span className={classes['fact']}>
              <IconCertificate size={16} stroke={1.6} aria-hidden />
              {t('withCertificate')}
            </span>
          )}
        </span>
        {enrolment && <LearningState status={enrolment.status} />}
        {known && !enrolment && course.selfEnrolment && course.can.learn && <Enrol id={course.id} name={name} />}
      </div>
    </>
  )
}

function Enrol({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('training')
  const navigate = useNavigate()
  const join = useWrite(learning.join)
  const open = () => void navigate({ to: '/user/training/details', search: { id } as object })
  return (
    <Button
      className={classes['enrol'] ?? ''}
      size="compact-md"
      variant="default"
      aria-label={t('enrolOnNamed', { name })}
      disabled={join.isPending}
      onClick={() => void join.mutateAsync({ id }).then(open, () => undefined)} // the button is gone as soon as it is done
    >
      {t('enrolOn')}
    </Button>
  )
}
