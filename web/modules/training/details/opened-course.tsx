import { useTranslation } from 'react-i18next'
import { OpenedContent } from '../../publishing/public.ts'
import { coursePlaces } from '../address.ts'
import { courseLive } from '../live/course-live.ts'
import CourseEditor from './course-editor.tsx'

/** A course that the portal has, followed as others change it. */
export default function OpenedCourse({ id }: { id: string }) {
  const { t } = useTranslation('training')
  return (
    <OpenedContent id={id} live={courseLive} places={coursePlaces} list={t('manageCourses')}>
      {({ course }) => <CourseEditor record={course} />}
    </OpenedContent>
  )
}
