import { dropAllParts } from './kept-parts.ts'
import { dropQueries, keepQueries } from './kept-queries.ts'
import { dropWrite, dropWrites, keptWrites, type KeptWrite } from './kept-writes.ts'
import { queryClient } from './query-client.ts'
import { onSession, session, type SignedIn } from './session.ts'
import { sendWrite, underWay } from './under-way.ts'

/** Loads every file that registers writes: the name of an endpoint (`titles.create`) does not name its module. */
export type LoadWrites = () => Promise<unknown>

/**
 * Restores a person's stored queries and writes at the start, and wipes them at logout, for another person and when the role
 * has changed. After an expired session the waiting writes stay for the same person.
 */
export function startPersonCache(loadWrites: LoadWrites): void {
  const begin = async (person: SignedIn) => {
    await dropUnsent({ except: person.metadata.id })
    await keepQueries(person.metadata.id)
    const kept = await keptWrites(person.metadata.id)
    if (kept.length === 0) return
    await loadWrites()
    for (const write of kept) resume(person.metadata.id, write)
  }

  onSession((now, before, reason) => {
    if (!now && reason === 'logout') void dropUnsent()
    if (!now) void dropQueries()
    else if (!before) void begin(now)
    else if (now.metadata.role !== before.metadata.role) void Promise.all([dropUnsent(), dropQueries()]).then(() => begin(now))
  })
  const person = session()
  if (person) void begin(person)
}

const dropUnsent = (kept: { except?: string } = {}) => Promise.all([dropWrites(kept), dropAllParts(kept)])

function resume(person: string, { name, input, requestId, line }: KeptWrite): void {
  if (underWay(requestId)) return
  if (queryClient.getMutationDefaults([name]).mutationFn) sendWrite(name, { input, requestId, line })
  else void dropWrite(person, requestId) // an endpoint that this version knows no more
}
