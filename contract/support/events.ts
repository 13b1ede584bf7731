import { cannedEvents } from '../canned/events.ts'
import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Seconds, Uuid } from '../kit/ids.ts'
import { talkEvents } from '../talk/events.ts'
import { Person } from '../users/schemas/person.ts'
import { CloseReason, FixedIn, InquiryStatus } from './schemas/inquiry.ts'

/** What a command makes of its inquiry, as its asker may know it too. */
export const Moved = z.object({
  id: Uuid,
  status: InquiryStatus,
  version: z.int(),
  updatedDate: Seconds,
  closedDate: Seconds.nullable(),
  reason: CloseReason.nullable(),
  assignee: Person.nullable(),
  fixedIn: FixedIn.nullable(),
  /** Nobody: the portal itself, or a guest. */
  by: Person.nullable(),
})
export type Moved = z.infer<typeof Moved>

const moved = (name: string) => event(`support.${name}`, Moved)

export const inquiryEvents = {
  ...talkEvents('support'),
  created: event('support.created', z.object({ id: Uuid, shortId: z.string(), subject: z.string() })),
  /** `was`: whose it had been. */
  assigned: event('support.assigned', Moved.extend({ was: Uuid.nullable() })),
  /** Its assignee has left: it waits in the queue again. */
  requeued: moved('requeued'),
  asked: moved('asked'),
  answered: moved('answered'),
  replied: moved('replied'),
  settled: moved('settled'),
  closed: moved('closed'),
  /** The asker said nothing after the answer. */
  lapsed: moved('lapsed'),
  converted: moved('converted'),
  merged: moved('merged'),
  /** For the history: which of them took it in. */
  tookIn: event('support.took_in', z.object({ id: Uuid, merged: Uuid })),
  planned: moved('planned'),
  /** The version that fixes it is released. */
  released: moved('released'),
  /** Nobody took it for a working day. */
  unattended: event('support.unattended', z.object({ id: Uuid })),
}

export const cannedAnswerEvents = cannedEvents('support')

/** What the asker may know, and what only staff may. */
export const inquiryChannel = (id: string) => `inquiry:${id}`
export const inquiryStaffChannel = (id: string) => `inquiry:${id}:staff`
