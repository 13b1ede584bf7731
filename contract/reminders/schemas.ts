import { z } from 'zod'
import { Seconds, Uuid } from '../kit/ids.ts'
import { page, pageInput } from '../kit/page.ts'
import { LinkedRecord } from '../links/schemas.ts'

export const Reminder = z.object({
  id: Uuid,
  at: Seconds,
  /** It came, and waits to be dismissed or put off. */
  due: z.boolean(),
  /** Nothing where the person sees it no longer. */
  record: LinkedRecord.nullable(),
  /** A message, for instance; `record.path` leads there. */
  part: Uuid.nullable(),
})
export type Reminder = z.infer<typeof Reminder>

export const ReminderPage = page(Reminder)
export const ReminderQuery = z.strictObject(pageInput)
/** Of the same thing again: it moves. */
export const SetReminder = z.strictObject({ objectId: Uuid, part: Uuid.optional(), at: Seconds })
export const SnoozeReminder = z.strictObject({ id: Uuid, at: Seconds })
export const ReminderId = z.strictObject({ id: Uuid })
