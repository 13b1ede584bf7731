import type { Learning } from '@diwan/contract/training/schemas/learning'
import { follow } from '../../../kit/follow.ts'
import { learnQueries } from '../api/learn.ts'

/** What happens to an enrolment is known by its name alone: the schemas of what is told of it weigh more than this screen. */
const OF_ENROLMENT = 'training.enrolment_'

/** Which lessons are open then is known by the portal: a course that went on, also on another device, is fetched. */
export const learningLive = follow({
  topic: 'training',
  lists: () => [learnQueries.lists()],
  open: learnQueries.course,
  fold: (held: Learning) => held,
  renews: () => [[...learnQueries.all(), 'quiz']],
  refetchWhen: (_before, _after, change) => change.event.startsWith(OF_ENROLMENT),
})
