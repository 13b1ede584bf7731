import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import { inquiryMessages } from '@diwan/contract/support/endpoints/messages'
import { inquiryEvents } from '@diwan/contract/support/events'
import { EDIT_SECONDS } from '@diwan/contract/support/limits'
import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { registerWrite } from '../../kit/write.ts'
import { standardTalk, type MessageRights } from '../talk/public.ts'
import { inquiryQueriesOf, showInquiry } from './api.ts'

/** What is written about an inquiry, by the names of its drafts. */
export type Writing = 'inquiry_answer' | 'inquiry_question' | 'inquiry_note' | 'inquiry_reply'

const Internal = () => useTranslation('support').t('internal')
const note = { name: 'warn', icon: <IconLock size={14} stroke={2} aria-hidden />, label: <Internal /> } as const

export const inquiryTalk = standardTalk<Writing>({
  module: 'support',
  endpoints: inquiryMessages,
  events: inquiryEvents,
  kinds: {
    inquiry_answer: inquiryCommands.answer,
    inquiry_question: inquiryCommands.ask,
    inquiry_note: inquiryMessages.say,
    inquiry_reply: inquiryCommands.reply,
  },
  // what others did since was shown; it is sent all the same
  otherwise: { changed_meanwhile: ['sendAnyway', ({ id, body, attachments, draftId }) => ({ id, body, attachments, draftId })] },
  kindOf: ({ audience }) => (audience === 'staff' ? 'note' : 'said'),
  toneOf: (kind) => (kind === 'note' ? note : undefined),
  editSeconds: EDIT_SECONDS,
  deletes: true,
  unread: true,
  renews: inquiryQueriesOf,
})

const saying = [
  [inquiryCommands.answer, 'inquiry_answer'],
  [inquiryCommands.ask, 'inquiry_question'],
  [inquiryCommands.reply, 'inquiry_reply'],
] as const

for (const [endpoint, kind] of saying as readonly (readonly [typeof inquiryCommands.answer, Writing])[]) {
  const { done, refused } = inquiryTalk.sending(kind)
  registerWrite(endpoint, {
    renews: ({ input: { id } }) => inquiryQueriesOf(id),
    done: (client, inquiry, attempt) => {
      showInquiry(client, inquiry)
      done(client, inquiry, attempt)
    },
    refused,
  })
}

/** An own message may be put right or taken back while the inquiry is open; notes always. */
export function messageRights({ status, can }: Pick<Inquiry, 'status' | 'can'>, me: string) {
  return ({ audience, author }: TalkMessage): MessageRights => {
    const open = author?.id === me && (audience === 'staff' ? can.answer : status !== 'CLOSED')
    return { edit: open, delete: open }
  }
}
