import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { useMemo } from 'react'

/** Names of people chosen here, until the page is reloaded. */
const kept = new Map<string, string>()

export const keepName = (id: string, name: string): void => void kept.set(id, name)

/** What somebody in a filter is called: as the rows say, or the search that found them. */
export function usePersonName(rows: readonly Inquiry[]): (id: string) => string {
  return useMemo(() => {
    const people = rows.flatMap(({ asker, assignee }) => [asker, assignee])
    const names = new Map(people.flatMap((person) => (person ? [[person.id, person.fullName]] : [])))
    return (id) => names.get(id) ?? kept.get(id) ?? '…'
  }, [rows])
}
