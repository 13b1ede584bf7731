import type { CreateTicket } from '@diwan/contract/tickets/schemas'
import type { TicketPriority } from '@diwan/contract/tickets/vocabulary'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { keepText, keptText, useKeptText } from '../../../kit/kept-text.ts'

export interface NewTicketDraft {
  /** With their names: what was chosen is shown before the choices have arrived. */
  department: UnitChoice | null
  group: UnitChoice | null
  subject: string
  priority: TicketPriority
  message: string
}

const NAME = 'new-ticket'
const empty: NewTicketDraft = { department: null, group: null, subject: '', priority: 'NORMAL', message: '' }

export function useNewTicketDraft(): [NewTicketDraft, (change: Partial<NewTicketDraft>) => void] {
  const [draft, keep] = useKeptText(NAME, empty)
  return [{ ...empty, ...draft }, (change) => keep({ ...keptText(NAME, empty), ...change })]
}

/** It was sent; another one begun meanwhile stays. */
export function forgetNewTicket(sent: Pick<CreateTicket, 'subject'>): void {
  if (keptText(NAME, empty).subject.trim() === sent.subject.trim()) keepText(NAME, undefined)
}
