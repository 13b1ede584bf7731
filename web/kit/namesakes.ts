import { nameKey } from '@diwan/core/person-name'

interface Named {
  readonly id: string
  readonly fullName: string
}

/** People whose name this page has shown, by what is left of it when spelling is folded. */
const shown = new Map<string, Set<string>>()
const listeners = new Set<() => void>()

/** Remembers the name for the life of the page: a later namesake is marked even when the first person has left the screen. */
export function noteShown({ id, fullName }: Named): void {
  const key = nameKey(fullName)
  const known = shown.get(key) ?? new Set()
  if (known.has(id)) return
  shown.set(key, known.add(id))
  if (known.size > 1) for (const listener of listeners) listener()
}

/** Ids of everybody shown under this name, with commas between them; nothing while there is one. */
export function namesakesOf({ fullName }: Named): string {
  const known = shown.get(nameKey(fullName))
  return known && known.size > 1 ? [...known].toSorted().join(',') : ''
}

interface LocalName {
  readonly nameAr: string
  readonly nameEn: string
}
/** By id, of those this reader may see. */
type Units = ReadonlyMap<string, LocalName | null>

let ask = (_ids: readonly string[]): Promise<Units> => Promise.resolve(new Map())
export const unitsOf = (ids: string): Promise<Units> => ask(ids.split(','))

/** Sets the lookup of the units of people; the application calls it once, at start. */
export function askUnitsWith(answer: typeof ask): void {
  ask = answer
}

export function onNamesakes(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
