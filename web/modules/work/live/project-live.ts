import type { OpenProject } from '@diwan/contract/work/schemas/projects'
import { follow } from '../../../kit/follow.ts'
import { taskQueries } from '../api.ts'

/** Whatever happens on the board of a project is fetched again: where a card stands, and what it may hold, the portal alone knows. */
export const projectLive = follow({
  topic: 'workspaces',
  open: taskQueries.open,
  fold: (held: OpenProject) => held,
  refetchWhen: () => true,
  renews: () => [[...taskQueries.all(), 'project'], taskQueries.lists()],
})
