import { find } from '@diwan/contract/find/endpoints'
import type { Facts, ListProof } from './proof.ts'

/** The search of everything, as a list of one kind: by a word that every planted record holds. */
export function foundList<F extends Facts>(kind: string, q: string, asks: ListProof<F>['asks']): ListProof<F> {
  return {
    name: `everything, found by ${q}`,
    endpoint: find.search,
    query: { kinds: kind, q },
    idOf: (item) => (item as { id: string }).id,
    pageIn: (body) => (body as { groups: { kind: string }[] }).groups.find((one) => one.kind === kind),
    asks,
  }
}
