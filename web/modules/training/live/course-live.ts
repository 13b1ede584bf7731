import { courseEvents, enrolmentEvents } from '@diwan/contract/training/events'
import type { OpenEnrolment } from '@diwan/contract/training/schemas/enrolment'
import { follow } from '../../../kit/follow.ts'
import { contentLive } from '../../publishing/public.ts'
import { courseQueries } from '../api/api.ts'

export const courseLive = contentLive('training', courseEvents, courseQueries)

const learnt = new Set<string>(Object.values(enrolmentEvents).map(({ name }) => name))

/** As those who follow a learner see it. */
export const enrolmentLive = follow({
  topic: 'training',
  lists: () => [courseQueries.lists()],
  open: courseQueries.enrolment,
  fold: (held: OpenEnrolment) => held,
  refetchWhen: (_before, _after, change) => learnt.has(change.event),
})
