import type { CreateTicket } from '@diwan/contract/tickets/schemas'
import type { TicketPriority } from '@diwan/contract/tickets/vocabulary'
import { keepText, keptText, useKeptText } from '../../../kit/kept-text.ts'

export interface NewTicketDraft {
  departmentId: string
  groupId: string
  subject: string
  priority: TicketPriority
  message: string
}

const NAME = 'new-ticket'
const empty: NewTicketDraft = { departmentId: '', groupId: '', subject: '', priority: 'NORMAL', message: '' }

export function useNewTicketDraft(): [NewTicketDraft, (change: Partial<NewTicketDraft>) => void] {
  const [draft, keep] = useKeptText(NAME, empty)
  return [draft, (change) => keep({ ...keptText(NAME, empty), ...change })]
}

/** It was sent; another one begun meanwhile stays. */
export function forgetNewTicket(sent: Pick<CreateTicket, 'subject'>): void {
  if (keptText(NAME, empty).subject.trim() === sent.subject.trim()) keepText(NAME, undefined)
}
