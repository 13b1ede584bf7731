import type { OpenTask } from '@diwan/contract/work/schemas/tasks'
import { follow } from '../../../kit/follow.ts'
import { activityQueries } from '../../life/public.ts'
import { taskQueries } from '../api.ts'
import { taskTalk } from '../task/comments.tsx'

/** Comments fold into their thread; the task itself is fetched again. */
export const taskLive = follow({
  topic: 'tasks',
  open: taskQueries.task,
  fold: (held: OpenTask) => held,
  folds: [taskTalk.folded],
  refetchWhen: (_before, _after, { event }) => event.startsWith('work.task_'),
  renews: ({ detail }) => (typeof detail['id'] === 'string' ? [activityQueries.of(detail['id']).queryKey] : []),
})
