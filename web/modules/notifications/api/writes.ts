import { notifications } from '@diwan/contract/notifications/endpoints'
import type { InboxRow } from '@diwan/contract/notifications/schemas'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { undoable } from '../../../kit/undo.ts'
import { registerWrite } from '../../../kit/write.ts'
import { notificationQueries } from './queries.ts'

type Held = InfiniteData<{ items: readonly InboxRow[] }> | undefined

/** The row leaves the lists in the same frame; they are fetched again when it is done. */
function leaves(client: QueryClient, { input: { objectId } }: { input: { objectId: string } }): () => void {
  const queryKey = notificationQueries.inboxes()
  const held = client.getQueriesData<Held>({ queryKey })
  client.setQueriesData<Held>(
    { queryKey },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: page.items.filter((row) => row.objectId !== objectId) })),
      },
  )
  return () => {
    for (const [key, before] of held) client.setQueryData(key, before)
  }
}

const renews = [notificationQueries.all()]
const ofObject = ({ objectId }: { objectId: string }) => ({ objectId })
const { markUnread, snooze, wake, finish, putBack, mute, unmute } = notifications
/** What is done with a row. */
export const inboxWrites = { markUnread, snooze, wake, finish, mute, unmute }

const plain: readonly Endpoint[] = [markUnread, wake, putBack, unmute]
for (const endpoint of plain) registerWrite(endpoint, { renews })

registerWrite(finish, {
  renews,
  begin: leaves,
  undo: undoable({ says: ['notifications', 'finished'], by: putBack, input: ofObject }),
})
registerWrite(snooze, {
  renews,
  begin: leaves,
  undo: undoable({ says: ['notifications', 'snoozedNow'], by: wake, input: ofObject }),
})
registerWrite(mute, {
  renews,
  undo: undoable({ says: ['notifications', 'mutedNow'], by: unmute, input: ofObject }),
})
