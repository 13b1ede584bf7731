import { dropQueries, keepQueries } from './kept-queries.ts'
import { dropWrites, keptWrites, type KeptWrite } from './kept-writes.ts'
import { queryClient } from './query-client.ts'
import { onSession, session, type SignedIn } from './session.ts'

/** Loads the module that registers the writes of an endpoint: `tickets.reply` lives in tickets. */
export type LoadWrites = (module: string) => Promise<unknown>

/**
 * What this browser holds of a person: restored at the start, wiped at logout, for another person and when the role
 * changed. After an expired session the waiting writes stay for the same person.
 */
export function startPersonCache(loadWrites: LoadWrites): void {
  const begin = async (person: SignedIn) => {
    await dropWrites({ except: person.metadata.id })
    await keepQueries(person.metadata.id)
    for (const write of await keptWrites(person.metadata.id)) await resume(write, loadWrites)
  }

  onSession((now, before, reason) => {
    if (!now && reason === 'logout') void dropWrites()
    if (!now) void dropQueries()
    else if (!before) void begin(now)
    else if (now.metadata.role !== before.metadata.role) void Promise.all([dropWrites(), dropQueries()]).then(() => begin(now))
  })
  const person = session()
  if (person) void begin(person)
}

async function resume({ name, input, requestId }: KeptWrite, loadWrites: LoadWrites): Promise<void> {
  const cache = queryClient.getMutationCache()
  const running = cache
    .getAll()
    .some(({ state }) => (state.variables as { requestId?: string } | undefined)?.requestId === requestId)
  if (running) return
  await loadWrites(name.split('.')[0] ?? '')
  const mutation = cache.build(queryClient, queryClient.defaultMutationOptions({ mutationKey: [name] }))
  mutation.execute({ input, requestId }).catch(() => undefined) // told by the cache's own onError
}
