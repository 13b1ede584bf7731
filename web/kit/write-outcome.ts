import type { QueryClient, QueryKey } from '@tanstack/react-query'
import i18next, { type ResourceNamespaceMap } from 'i18next'

/** A sentence by its namespace and key, with what it names. */
export type Sentence = {
  [N in keyof ResourceNamespaceMap]: readonly [ns: N, key: KeyOf<keyof ResourceNamespaceMap[N]>, names?: object]
}[keyof ResourceNamespaceMap]
/** One with plural forms goes by its name without them. */
type KeyOf<K> = K extends `${infer Plural}_other` ? Plural : K & string

let show: (text: string) => void = () => undefined
/** Where successes are shown. */
export function showSuccessWith(shown: (text: string) => void): void {
  show = shown
}

/** Also when the screen of the write is gone, or the write waited for the network since an earlier visit. */
export async function saySuccess([ns, key, names]: Sentence): Promise<void> {
  await i18next.loadNamespaces(ns)
  const translate = i18next.t as (key: string, options: object) => string // the pair was checked where it was written
  show(translate(key, { ...names, ns }))
}

export function renewQueries(client: QueryClient, keys: readonly QueryKey[]): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey })
}
