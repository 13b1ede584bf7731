import { z } from 'zod'
import { Uuid } from '../kit/ids.ts'
import { Person } from '../users/schemas/person.ts'

/** Somebody a record is shared with. */
export const Sharer = z.object({ person: Person, degree: z.string() })
export type Sharer = z.infer<typeof Sharer>

/** What an event tells of a person who came or went; `by`: nobody where the portal did it. */
export const PersonTold = z.object({ id: Uuid, person: Person, by: Person.nullable() })
