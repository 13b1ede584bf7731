import type { OutputOf } from '@diwan/contract/kit/endpoint'
import type { workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { follow } from '../../../kit/follow.ts'
import { workspaceLists, workspaceQueries } from '../api.ts'

/** Who may do what in it follows from its people, so it is fetched again. */
export const workspaceLive = follow({
  topic: 'workspaces',
  lists: workspaceLists.lists,
  open: workspaceQueries.open,
  fold: (held: OutputOf<typeof workspaces.open>) => held,
  refetchWhen: () => true,
  renews: () => [[...workspaceQueries.all(), 'people']],
})
