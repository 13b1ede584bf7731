import type { Present } from '@diwan/core/quick-text/days'
import type { Understood } from '@diwan/core/quick-text/understand'
import { nameKey } from '@diwan/core/person-name'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { quickTaskQueries } from '../api.ts'
import { useOnline } from '../../../kit/online.ts'
import { present } from '../../../kit/present.ts'

type Understand = (typed: string, now: Present, refused?: readonly string[]) => Understood

let loaded: Understand | undefined
/** Fetched when the field gets the focus: who writes nothing does without it. */
export const loadReader = async (): Promise<Understand> =>
  (loaded = (await import('@diwan/core/quick-text/understand')).understand)

export interface Understanding extends Understood {
  /** By the names that were typed: whom they mean, where anybody is called so. */
  readonly named: ReadonlyMap<string, Person>
  /** Names that several people have, with those the writer may choose from. */
  readonly unclear: ReadonlyMap<string, readonly Person[]>
  /**
   * False while what reads the line, or a person named in it, is still being fetched: until then nothing is sent. A line that cannot
   * be read without a network is a title.
   */
  readonly ready: boolean
}

/** `@سارة_علي` is one name of two words. */
const nameOf = (typed: string): string => typed.replaceAll(/[_.]/g, ' ').trim()

/** The only person found, or the only one whose whole name it is. */
function theOne(name: string, people: readonly Person[]): Person | undefined {
  if (people.length === 1) return people[0]
  const named = people.filter(({ fullName }) => nameKey(fullName) === nameKey(name))
  return named.length === 1 ? named[0] : undefined
}

/** What a line means while it is typed. A name that nobody has stays text. */
export function useUnderstanding(
  typed: string,
  refused: readonly string[],
  chosen: ReadonlyMap<string, Person> = new Map(),
): Understanding {
  const [understand, setUnderstand] = useState<Understand | undefined>(() => loaded)
  /** Whether there was a network when the reader could not be fetched. */
  const [failed, setFailed] = useState<boolean>()
  const online = useOnline()
  const writes = typed !== ''
  useEffect(() => {
    if (!writes || understand) return
    loadReader().then(
      (found) => setUnderstand(() => found),
      () => setFailed(online),
    )
  }, [writes, understand, online])
  const now = present()
  const plain: Understood = { title: typed.trim(), labels: [], people: [], chips: [] }
  const first = understand ? understand(typed, now, refused) : plain
  const found = useQueries({
    queries: first.people.map((name) => ({ ...quickTaskQueries.people(nameOf(name)), staleTime: 60_000 })),
  })
  const named = new Map(
    first.people.flatMap((name, at) => {
      const person = chosen.get(name) ?? theOne(nameOf(name), found[at]?.data ?? [])
      return person ? [[name, person] as const] : []
    }),
  )
  const unclear = new Map(
    first.people.flatMap((name, at) => {
      const people = found[at]?.data ?? []
      return named.has(name) || people.length < 2 ? [] : [[name, people] as const]
    }),
  )
  const unknown = first.people.filter((name) => !named.has(name) && !unclear.has(name)).map((name) => `@${name}`)
  const whole = understand && unknown.length > 0 ? understand(typed, now, [...refused, ...unknown]) : first
  const ready =
    typed === '' ||
    ((understand !== undefined || failed === online) && found.every(({ fetchStatus }) => fetchStatus !== 'fetching'))
  return { ...whole, named, unclear, ready }
}
