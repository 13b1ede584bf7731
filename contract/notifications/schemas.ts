import { z } from 'zod'
import { Person } from '../users/schemas.ts'
import { Seconds, Uuid } from '../kit/ids.ts'

/** A message of the specification's stream: exactly these two (S3.41, Q.69). */
export const StreamMessage = z.object({ to: Uuid, description: z.string() })
export type StreamMessage = z.infer<typeof StreamMessage>

export const Notification = z.object({
  id: Uuid,
  /** Event name; the sentence is made from it and `params` in the reader's language. */
  event: z.string(),
  params: z.record(z.string(), z.string()),
  actor: Person.nullable(),
  /** Where it leads, a path of the portal; nowhere when its object may no longer be seen. */
  path: z.string().nullable(),
  /** What it is about: a row of the list for each. */
  objectId: Uuid,
  createdDate: Seconds,
  seen: z.boolean(),
})
export type Notification = z.infer<typeof Notification>
