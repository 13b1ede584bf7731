import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import type { TicketPriority } from '@diwan/contract/tickets/vocabulary'
import type { Answers } from '@diwan/core/fields/field'
import type { Names } from '../fields/public.ts'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import type { Person } from '@diwan/contract/users/schemas/person'

/** The commands that ask something first. */
export type Asking = 'assign' | 'transfer' | 'wait' | 'resolve' | 'reopen' | 'close' | 'withdraw' | 'subject' | 'delete'

/** Every dialog of a command. */
export interface DialogProps {
  readonly ticket: Ticket
  readonly command: Asking | 'reject'
  readonly onClose: () => void
}

/** What is typed of a ticket before it is sent. */
export type NewTicketDraft = {
  /** With their names: what was chosen is shown before the choices have arrived. */
  department: UnitChoice | null
  group: UnitChoice | null
  /** On whose behalf; nobody is oneself. */
  requester: Person | null
  subject: string
  priority: TicketPriority
  message: string
  /** Under the fields of its own, and what ids among them are called. */
  custom: Answers
  names: Names
}
