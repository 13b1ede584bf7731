import type { CreateTicket } from '@diwan/contract/tickets/schemas/ticket'
import { forgetAttached } from '../../../kit/attached-files.ts'
import type { Draft } from '../../drafts/public.ts'
import { keepText, keptText, useKeptText } from '../../../kit/kept-text.ts'
import type { NewTicketDraft } from '../types.ts'
import { forgetRequest } from './new-request.ts'
import { wordsOfDraft } from './words-of-draft.ts'

export const NEW_TICKET = 'new-ticket'
const empty: NewTicketDraft = {
  department: null,
  group: null,
  requester: null,
  subject: '',
  priority: 'NORMAL',
  message: '',
  custom: {},
  names: {},
}

export function useNewTicketDraft(): [NewTicketDraft, (change: Partial<NewTicketDraft>) => void] {
  const [draft, keep] = useKeptText(NEW_TICKET, empty)
  return [{ ...empty, ...draft }, (change) => keep({ ...keptText(NEW_TICKET, empty), ...change })]
}

/** What another device filled in, with the words of both. */
export const joinedWith = (other: Draft['content'], message: string): Draft['content'] => ({
  ...other,
  draft: { ...(other['draft'] as object), message: [message, wordsOfDraft(other)[1]].filter(Boolean).join('\n\n') },
})

/** It was sent; another draft begun since stays. */
export function forgetNewTicket(sent: Pick<CreateTicket, 'subject' | 'templateId'>): void {
  if (sent.templateId) return forgetRequest(sent.templateId)
  if (keptText(NEW_TICKET, empty).subject.trim() !== sent.subject.trim()) return
  keepText(NEW_TICKET, undefined)
  forgetAttached(NEW_TICKET)
}
