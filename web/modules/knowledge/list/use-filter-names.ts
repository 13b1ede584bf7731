import { ARTICLE_LABELS_SCOPE } from '@diwan/contract/knowledge/kind'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocalName } from '../../../kit/formats.ts'
import { labelQueries } from '../../labels/public.ts'
import { articleQueries } from '../api/api.ts'

/** How the values of the filters are called: ids of categories, labels and people. */
export function useFilterNames(view: 'read' | 'manage') {
  const nameOf = useLocalName()
  const { data: tree } = useQuery(articleQueries.tree(view))
  const { data: labels } = useQuery(labelQueries.of(ARTICLE_LABELS_SCOPE))
  const people = useRef(new Map<string, string>())
  const [, setKnown] = useState(0)
  const categories = tree?.items ?? []
  const named = labels?.items ?? []
  return {
    categories,
    labels: named,
    category: (id: string): string => {
      const found = categories.find((one) => one.id === id)
      return found ? nameOf(found) : ''
    },
    label: (id: string): string => named.find((one) => one.id === id)?.name ?? '',
    person: (id: string): string => people.current.get(id) ?? '…',
    /** A person was found by searching: the name is known from now on. */
    foundPerson: ({ id, fullName }: Pick<Person, 'id' | 'fullName'>): void => {
      people.current.set(id, fullName)
      setKnown(people.current.size)
    },
  }
}
export type FilterNames = ReturnType<typeof useFilterNames>
