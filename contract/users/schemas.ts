import { z } from 'zod'
import { Uuid } from '../kit/ids.ts'

export const Language = z.enum(['ar', 'en'])

/** What everybody may know of a person. */
export const Person = z.object({ id: Uuid, fullName: z.string() })
export type Person = z.infer<typeof Person>
