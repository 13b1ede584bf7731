import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import type { ReactNode } from 'react'
import { useLocalName } from '../../../kit/formats.ts'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { CourseCover } from '../course-cover.tsx'
import { CourseTitle } from './course-title.tsx'

type Part = (enrolment: Enrolment) => ReactNode

/** A course in a list of one's own: a line of the table, a card on a phone. */
export function useCourseRow(about: Part, state: Part): RowOf<Enrolment> {
  const nameOf = useLocalName()
  return {
    keyOf: ({ id }) => id,
    link: ({ course: { id } }) => ({ to: '/user/training/details', search: { id } as object }),
    title: (enrolment) => <CourseTitle enrolment={enrolment} />,
    marks: ({ course: { id }, status }) => ({ 'data-course': id, 'data-status': status }),
    lines: (enrolment) => ({
      face: <CourseCover id={enrolment.course.coverId} name={nameOf(enrolment.course)} size="face" />,
      about: about(enrolment),
      more: state(enrolment),
      ...(enrolment.unit && { end: <UserText text={nameOf(enrolment.unit)} lines={1} /> }),
    }),
  }
}
