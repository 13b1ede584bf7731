import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { useLocalName } from '../../../kit/formats.ts'
import { usePhone } from '../../../kit/widths.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { CourseCover } from '../course-cover.tsx'
import classes from './mine.module.css'

/** Its picture and its name; a card has its picture elsewhere. */
export function CourseTitle({ enrolment: { course } }: { enrolment: Enrolment }) {
  const nameOf = useLocalName()
  const phone = usePhone()
  return (
    <span className={classes['title']}>
      {!phone && <CourseCover id={course.coverId} name={nameOf(course)} size="line" />}
      <UserText text={nameOf(course)} lines={1} />
    </span>
  )
}
