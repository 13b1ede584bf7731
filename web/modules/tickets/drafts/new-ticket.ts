import type { CreateTicket } from '@diwan/contract/tickets/schemas'
import type { TicketPriority } from '@diwan/contract/tickets/vocabulary'
import type { Person } from '@diwan/contract/users/schemas'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { forgetAttached } from '../../../kit/attached-files.ts'
import type { Draft } from '../../drafts/public.ts'
import { keepText, keptText, useKeptText } from '../../../kit/kept-text.ts'
import { forgetRequest } from './new-request.ts'

export interface NewTicketDraft {
  /** With their names: what was chosen is shown before the choices have arrived. */
  department: UnitChoice | null
  group: UnitChoice | null
  /** On whose behalf; nobody is oneself. */
  requester: Person | null
  subject: string
  priority: TicketPriority
  message: string
}

export const NEW_TICKET = 'new-ticket'
const empty: NewTicketDraft = { department: null, group: null, requester: null, subject: '', priority: 'NORMAL', message: '' }

export function useNewTicketDraft(): [NewTicketDraft, (change: Partial<NewTicketDraft>) => void] {
  const [draft, keep] = useKeptText(NEW_TICKET, empty)
  return [{ ...empty, ...draft }, (change) => keep({ ...keptText(NEW_TICKET, empty), ...change })]
}

/** Subject and message of a draft that another device kept. */
export function wordsOfDraft({ draft }: Draft['content']): [subject: string, message: string] {
  const { subject = '', message = '' } = (draft ?? {}) as Partial<NewTicketDraft>
  return [subject, message]
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
