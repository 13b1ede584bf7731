import {
  persistQueryClientRestore,
  persistQueryClientSubscribe,
  type PersistedClient,
  type Persister,
} from '@tanstack/react-query-persist-client'
import { clear, createStore, del, get, set } from 'idb-keyval'
import { queryClient } from './query-client.ts'

/** Stores the query cache per person, so that screens can show it before the network answers. Writes are stored separately. */
const rows = createStore('diwan-queries', 'queries')
const DAY = 24 * 3_600_000
const PAUSE = 1_000

let stopKeeping: () => void = () => undefined

export async function keepQueries(person: string): Promise<void> {
  stopKeeping()
  const options = {
    queryClient,
    persister: persisterOf(person),
    maxAge: DAY,
    buster: __DIWAN_CONTRACT__,
    dehydrateOptions: { shouldDehydrateMutation: () => false },
  }
  await persistQueryClientRestore(options).catch(() => undefined)
  const unsubscribe = persistQueryClientSubscribe(options)
  stopKeeping = () => {
    unsubscribe()
    clearTimeout(waiting)
  }
}

/** Persisting stops first, so that no query of the last person is stored after the wipe. */
export async function dropQueries(): Promise<void> {
  stopKeeping()
  queryClient.clear()
  await clear(rows).catch(() => undefined)
}

let waiting: ReturnType<typeof setTimeout> | undefined

function persisterOf(person: string): Persister {
  return {
    persistClient: (client: PersistedClient) => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void set(person, client, rows).catch(() => undefined), PAUSE)
    },
    restoreClient: () => get<PersistedClient>(person, rows),
    removeClient: () => del(person, rows),
  }
}
