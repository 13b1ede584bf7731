import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import type { EditedCourse } from '@diwan/contract/training/schemas/course'
import { useTranslation } from 'react-i18next'
import { ContentMenu } from '../../publishing/public.ts'
import { coursePlaces } from '../address.ts'

/** What else is done with a course. */
export default function CourseMenu({ course }: { course: EditedCourse }) {
  const { t } = useTranslation('training')
  return (
    <ContentMenu
      record={course}
      endpoints={courses}
      publishing={coursePublishing}
      places={coursePlaces}
      used="training.not_deleted"
      words={{ useTemplate: t('useTemplate'), deleteText: t('deleteCourseText'), usedText: t('notDeletedText') }}
    />
  )
}
