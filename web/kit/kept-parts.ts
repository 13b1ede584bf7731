import { createStore, delMany, getMany, keys, setMany } from 'idb-keyval'

/** What somebody writes and the portal does not have yet, too long to be kept whole at each letter: parts, by person and name. */
const rows = createStore('diwan-written', 'parts')
const keyOf = (person: string, name: string, part = '') => `${person}/${name}/${part}`

/** A browser that refuses storage loses only the keeping. */
const harmless = () => undefined

/** All of them, or none. */
export const keepParts = (person: string, name: string, parts: Readonly<Record<string, unknown>>): Promise<void> =>
  setMany(
    Object.entries(parts).map(([part, value]) => [keyOf(person, name, part), value]),
    rows,
  ).catch(harmless)

/** In the order they are asked for. */
export const keptParts = (person: string, name: string, parts: readonly string[]): Promise<unknown[]> =>
  getMany<unknown>(
    parts.map((part) => keyOf(person, name, part)),
    rows,
  ).catch(() => [])

export const dropParts = (person: string, name: string, parts: readonly string[]): Promise<void> =>
  delMany(
    parts.map((part) => keyOf(person, name, part)),
    rows,
  ).catch(harmless)

/** What the names begin with is left out of them. */
export async function keptNames(person: string, within: string): Promise<string[]> {
  const prefix = keyOf(person, within)
  const own = (await keys<string>(rows).catch(() => [])).filter((key) => key.startsWith(prefix))
  return [...new Set(own.map((key) => key.slice(prefix.length, key.lastIndexOf('/'))))]
}

/** Everything of everybody, or of everybody but one. */
export async function dropAllParts({ except }: { except?: string } = {}): Promise<void> {
  const all = await keys<string>(rows).catch(() => [])
  const foreign = all.filter((key) => except === undefined || !key.startsWith(`${except}/`))
  await delMany(foreign, rows).catch(harmless)
}
