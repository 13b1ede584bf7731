import { documentEvents } from '@diwan/contract/documents/events'
import type { OpenPage } from '@diwan/contract/documents/schemas'
import { detailOf } from '@diwan/contract/kit/event'
import { follow } from '../../kit/follow.ts'
import { documentQueries } from './api.ts'

/** For those who only read: what was written is fetched again. Those who write get the steps themselves. */
export const documentLive = follow({
  topic: 'documents',
  open: documentQueries.open,
  fold: (held: OpenPage) => held,
  refetchWhen: (_before, _after, change) => detailOf(documentEvents.written, change) !== undefined,
})
