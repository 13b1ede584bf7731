import { z } from 'zod'
import { Seconds, Uuid } from '../../kit/ids.ts'

/** The right of a program to act as this person. The secret itself is told once, at its making. */
export const ApiToken = z.object({
  id: Uuid,
  name: z.string(),
  createdDate: Seconds,
  expiryDate: Seconds,
  usedDate: Seconds.nullable(),
  expired: z.boolean(),
})
export type ApiToken = z.infer<typeof ApiToken>
