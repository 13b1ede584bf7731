import { inquiryEvents } from '@diwan/contract/support/events'
import { inquiryMessages } from '@diwan/contract/support/endpoints/messages'
import { support } from '@diwan/contract/support/endpoints/support'
import type { Look } from '../../server/testing/load.ts'
import { foldInquiry } from '../../web/modules/support/live/fold-inquiry.ts'
import { foldThread, type CachedThread } from '../../web/modules/talk/live/fold-thread.ts'
import type { Held } from '../load.ts'

export async function hold(look: Look, id: string): Promise<Held> {
  const { inquiry, positions } = await look(support.open, { id })
  const page = await look(inquiryMessages.page, { id })
  const fold = foldThread(inquiryEvents, undefined)
  let now = inquiry
  let thread: CachedThread = { pages: [page], pageParams: [null] }
  return {
    positions,
    hear: (change) => {
      now = foldInquiry(now, change)
      thread = fold(thread, change)
    },
    asksRights: () => inquiry.assignee?.id !== now.assignee?.id,
    shown: (withRights) => ({
      inquiry: withRights ? now : { ...now, can: {} },
      said: thread.pages.flatMap(({ items }) => items),
    }),
  }
}
