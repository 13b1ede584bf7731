import type { Event } from '@diwan/contract/kit/event'
import type { QueryKey } from '@tanstack/react-query'
import { follow, type Live, type Opened } from '../../kit/follow.ts'

interface Queries<D extends Opened, K extends QueryKey> {
  readonly lists: () => QueryKey
  readonly open: Live<D, K>['open']
}

/** Follows content of one module. Every change is fetched, because what is written does not travel by the channel. */
export function contentLive<D extends Opened, K extends QueryKey>(
  topic: string,
  events: Readonly<Record<string, Pick<Event, 'name'>>>,
  { lists, open }: Queries<D, K>,
): Live<D, K> {
  const names = new Set(Object.values(events).map(({ name }) => name))
  return follow({
    topic,
    lists: () => [lists()],
    open,
    fold: (content) => content,
    refetchWhen: (_before, _after, change) => names.has(change.event),
  })
}
