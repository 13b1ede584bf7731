import { z } from 'zod'
import { Seconds, Uuid } from '../kit/ids.ts'
import { pageInput } from '../kit/page.ts'
import { Person } from '../users/schemas/person.ts'

export const ActivityQuery = z.strictObject({ id: Uuid, ...pageInput })

/** What became of a record, as this reader may know it. */
export const ActivityLine = z.object({
  id: Uuid,
  /** `tickets.closed`: its sentence is a word of its module. */
  event: z.string(),
  /** Nobody: the portal itself. */
  by: Person.nullable(),
  createdDate: Seconds,
  /** What the sentence is about, as far as its kind names it. */
  detail: z.record(z.string(), z.unknown()),
})
export type ActivityLine = z.infer<typeof ActivityLine>
