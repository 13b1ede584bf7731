import { createContext, useContext } from 'react'

export interface FoundPerson {
  id: string
  fullName: string
}

/** How people are searched for is known by the module of people, which stands above this one: the screen hands it in. */
export type PeopleSearch = (text: string) => { queryKey: readonly unknown[]; queryFn: () => Promise<readonly FoundPerson[]> }

export const PeopleSearchContext = createContext<PeopleSearch | null>(null)
export const usePeopleSearch = (): PeopleSearch | null => useContext(PeopleSearchContext)
