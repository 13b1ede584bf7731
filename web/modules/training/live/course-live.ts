import { courseEvents, enrolmentEvents } from '@diwan/contract/training/events'
import type { OpenCourse } from '@diwan/contract/training/schemas/course'
import type { OpenEnrolment } from '@diwan/contract/training/schemas/enrolment'
import { follow } from '../../../kit/follow.ts'
import { courseQueries } from '../api/api.ts'

/** Whatever happens to a course is fetched: what is written of it does not travel by the channel. */
const happenings = new Set<string>(Object.values(courseEvents).map(({ name }) => name))

export const courseLive = follow({
  topic: 'training',
  lists: () => [courseQueries.lists()],
  open: courseQueries.open,
  fold: (held: OpenCourse) => held,
  refetchWhen: (_before, _after, change) => happenings.has(change.event),
})

const learnt = new Set<string>(Object.values(enrolmentEvents).map(({ name }) => name))

/** As those who follow a learner see it. */
export const enrolmentLive = follow({
  topic: 'training',
  lists: () => [courseQueries.lists()],
  open: courseQueries.enrolment,
  fold: (held: OpenEnrolment) => held,
  refetchWhen: (_before, _after, change) => learnt.has(change.event),
})
