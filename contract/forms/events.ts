import { z } from 'zod'
import { approvalEvents } from '../approvals/events.ts'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'
import { contentEvents } from '../publishing/events.ts'
import { Person } from '../users/schemas/person.ts'
import { ENTRY_STATUSES } from './vocabulary.ts'
import { formKind, formEntryKind } from './kind.ts'

const Count = z.object({ id: Uuid, count: z.int() })

export const formEvents = {
  ...contentEvents('forms'),
  /** As many were sent as it takes. */
  filledUp: event('forms.filled_up', Count),
  /** How many were sent in the last day. */
  gathered: event('forms.gathered', Count),
}

const ToldEntry = z.object({ id: Uuid, formId: Uuid, status: z.enum(ENTRY_STATUSES), version: z.int(), by: Person })
export const entryEvents = {
  sent: event('forms.entry_sent', ToldEntry),
  withdrawn: event('forms.entry_withdrawn', ToldEntry),
  /** What it became has ended. */
  ended: event('forms.entry_ended', z.object({ id: Uuid, version: z.int() })),
}

export const entryApprovalEvents = approvalEvents('forms', 'entry')

export const formChannel = formKind.channel
export const entryChannel = formEntryKind.channel
