import { z } from 'zod'
import { Uuid } from '../../kit/ids.ts'

export const Language = z.enum(['ar', 'en'])

/** What everybody may know of a person. */
export const Person = z.object({
  id: Uuid,
  fullName: z.string(),
  /** Where the photo is read; a reader who may not see it gets the letter of the name instead. */
  photo: z.string().nullable().default(null),
})
export type Person = z.infer<typeof Person>
