import { find } from '@diwan/contract/find/endpoints'
import { call } from '../../../kit/call.ts'

export interface FormHit {
  readonly id: string
  readonly name: string
}

/** Published forms of a name, of those this person may see. */
export const formHits = (text: string) => ({
  queryKey: ['training', 'forms', text] as readonly unknown[],
  queryFn: async (): Promise<readonly FormHit[]> => {
    if (text === '') return []
    const { groups } = await call(find.search, { q: text, kinds: 'form' })
    const found = groups.flatMap(({ items }) => items).filter(({ status }) => status === 'published')
    return found.map(({ id, title }) => ({ id, name: title.text }))
  },
})
