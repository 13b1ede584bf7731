import type { Actor } from '../../kit/access/actor.ts'
import type { ViewRow } from './queries.ts'

/** Beside the list itself, which is asked first. */
export const can = {
  view: (actor: Actor, { owner_id, shared }: ViewRow): boolean => shared || owner_id === actor.id,
  /** What is shared belongs to those who look after the list, too. */
  change: (actor: Actor, list: { readonly shares: boolean }, { owner_id, shared }: ViewRow): boolean =>
    owner_id === actor.id || (shared && list.shares),
}
