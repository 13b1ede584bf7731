import { quickTaskItems, quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { caughtUp } from '../../kit/caught-up.ts'
import type { LiveLists } from '../../kit/follow.ts'
import { pages, query } from '../../kit/queries.ts'
import { undoable } from '../../kit/undo.ts'
import { registerWrite } from '../../kit/write.ts'
import { colleagues } from '../people/public.ts'

export type QuickTaskFilter = SentInputOf<typeof quickTasks.count>
export type QuickTaskAsked = Omit<SentInputOf<typeof quickTasks.list>, 'after' | 'limit'>

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

export const quickTaskQueries = {
  all: () => ['quickTasks'] as const,
  lists: () => [...quickTaskQueries.all(), 'list'] as const,
  list: (asked: QuickTaskAsked) =>
    infiniteQueryOptions({ queryKey: [...quickTaskQueries.lists(), asked], ...pages(quickTasks.list, asked), ...again }),
  count: (filter: QuickTaskFilter) =>
    queryOptions({ queryKey: [...quickTaskQueries.all(), 'count', filter], ...query(quickTasks.count, filter), ...again }),
  open: (id: string) =>
    queryOptions({
      queryKey: [...quickTaskQueries.all(), 'open', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(quickTasks.open, { id }, { signal })),
      ...again,
    }),
  /** Who is called so. */
  people: colleagues,
}

export const quickTaskLists: LiveLists = {
  topics: ['quickTasks'],
  lists: () => [quickTaskQueries.lists(), [...quickTaskQueries.all(), 'count']],
}

/** The quick task that was written, and the lists that may show it. */
const ofOne = ({ input: { id } }: { input: { id: string } }) => [quickTaskQueries.open(id).queryKey, ...quickTaskLists.lists()]

type Pages = InfiniteData<{ items: QuickTask[]; next: string | null }>

/** What is ticked off or thrown away leaves the list at once, also without a network. */
function leaves(client: QueryClient, { input: { id } }: { input: { id: string } }): () => void {
  const before = client.getQueriesData<Pages>({ queryKey: quickTaskQueries.lists() })
  client.setQueriesData<Pages>(
    { queryKey: quickTaskQueries.lists() },
    (held) =>
      held && { ...held, pages: held.pages.map((page) => ({ ...page, items: page.items.filter((one) => one.id !== id) })) },
  )
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}

const idOf = ({ id }: { id: string }) => ({ id })
registerWrite(quickTasks.create, { renews: quickTaskLists.lists(), says: ['quick-tasks', 'created'] })
registerWrite(quickTasks.change, { renews: ofOne })
registerWrite(quickTasks.complete, {
  begin: leaves,
  renews: ofOne,
  undo: undoable({ says: ['quick-tasks', 'completed'], by: quickTasks.reopen, input: idOf }),
})
registerWrite(quickTasks.giveBack, { begin: leaves, renews: ofOne, says: ['quick-tasks', 'gaveBack'] })
registerWrite(quickTasks.reopen, { begin: leaves, renews: ofOne, says: ['quick-tasks', 'reopened'] })
registerWrite(quickTasks.move, { renews: ofOne })
registerWrite(quickTasks.trash, {
  begin: leaves,
  renews: ofOne,
  undo: undoable({ says: ['quick-tasks', 'trashed'], by: quickTasks.restore, input: idOf }),
})
registerWrite(quickTasks.restore, { begin: leaves, renews: ofOne, says: ['quick-tasks', 'restored'] })
registerWrite(quickTasks.emptyTrash, {
  renews: quickTaskLists.lists(),
  says: ({ count }) => ['quick-tasks', 'emptied', { count }],
})
registerWrite(quickTaskItems.add, { renews: ofOne })
registerWrite(quickTaskItems.change, { renews: ofOne })
registerWrite(quickTaskItems.remove, { renews: ofOne })
