import { feeds } from '@diwan/contract/schedule/endpoints/feeds'
import type { Feeds } from '@diwan/contract/schedule/schemas/feeds'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../../kit/queries.ts'
import { registerWrite } from '../../../kit/write.ts'
import { calendarQueries } from './calendar.ts'

/** A calendar that was just added is read within seconds; until then the list asks again. */
const WAITING_MS = 2_000
const waits = ({ incoming }: Feeds): boolean =>
  incoming.some(({ fetchedDate, problem }) => fetchedDate === null && problem === null)

export const feedQueries = {
  list: () =>
    queryOptions({
      queryKey: ['schedule', 'feeds'] as const,
      ...query(feeds.list, {}),
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => state.data !== undefined && waits(state.data) && WAITING_MS,
    }),
}

const renews = [feedQueries.list().queryKey]
registerWrite(feeds.make, { renews, secret: true })
registerWrite(feeds.revoke, { renews, says: ['schedule', 'didRevokeFeed'] })
registerWrite(feeds.add, { renews: [...renews, calendarQueries.all()], secret: true, says: ['schedule', 'didAddIncoming'] })
registerWrite(feeds.remove, { renews: [...renews, calendarQueries.all()], says: ['schedule', 'didRemoveIncoming'] })
registerWrite(feeds.chooseMail, { renews, says: ['schedule', 'didChooseMail'] })
