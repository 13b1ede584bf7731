import { createStore, del, entries, set } from 'idb-keyval'
import type { SentLine } from './return-line.ts'

/** A write that has no answer yet. It is data, so that it can wait for the network, a reload or a new sign-in. */
export interface KeptWrite {
  name: string
  requestId: string
  input: object
  line?: SentLine | undefined
  at: number
}

/** One row per write: two tabs cannot overwrite each other's, and sending one twice is answered once. */
const rows = createStore('diwan-writes', 'writes')
const keyOf = (person: string, requestId: string) => `${person}/${requestId}`

/** A browser that refuses storage loses only the waiting, never the write itself. */
const harmless = () => undefined

export const keepWrite = (person: string, write: KeptWrite) => set(keyOf(person, write.requestId), write, rows).catch(harmless)
export const dropWrite = (person: string, requestId: string) => del(keyOf(person, requestId), rows).catch(harmless)

export async function keptWrites(person: string): Promise<KeptWrite[]> {
  const all = await entries<string, KeptWrite>(rows).catch(() => [])
  return all
    .filter(([key]) => key.startsWith(`${person}/`))
    .map(([, write]) => write)
    .toSorted((a, b) => a.at - b.at)
}

/** Everything of everybody, or of everybody but one. */
export async function dropWrites({ except }: { except?: string } = {}): Promise<void> {
  const all = await entries<string, KeptWrite>(rows).catch(() => [])
  const foreign = all.filter(([key]) => except === undefined || !key.startsWith(`${except}/`))
  await Promise.all(foreign.map(([key]) => del(key, rows).catch(harmless)))
}
