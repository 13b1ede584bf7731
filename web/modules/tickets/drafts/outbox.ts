import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import type { SentMessage } from '../../talk/public.ts'

/**
 * Another try that leaves out what the refusal was about says something else than before: what others wrote since was shown, files
 * are there no more.
 */
export const ticketOutbox = {
  endpoints: { reply: tickets.reply, note: tickets.note },
  otherwise: {
    'tickets.thread_moved': ({ id, body, attachments, draftId }: SentMessage) => ({ id, body, attachments, draftId }),
    'files.not_available': (input: SentMessage) => ({ ...input, attachments: [] }),
  },
}
