import { z } from 'zod'
import { Day, Seconds } from '../kit/ids.ts'
import { Counter } from '../kit/page.ts'
import { SharedRow } from '../kit/shared-rows.ts'
import { Person } from '../users/schemas/person.ts'
import { User } from '../users/schemas/user.ts'
import { SHARED_ROWS } from './limits.ts'

/** A working day between two instants, each of its spans; where today is none, the next one. */
const WorkingHours = z.array(z.object({ start: Seconds, end: Seconds }))

export const SharedRows = z.object({ kind: z.string(), count: Counter, items: z.array(SharedRow).max(SHARED_ROWS) })
export type SharedRows = z.infer<typeof SharedRows>

export const PersonPage = z.object({
  person: User,
  managers: z.array(Person),
  away: z.object({ untilDay: Day, returnDay: Day.nullable(), cover: Person.nullable() }).nullable(),
  /** The zone of the person, and the working days of both. */
  zone: z.string(),
  theirs: WorkingHours,
  mine: WorkingHours,
  /** Where the caller books a time with the person. */
  bookPath: z.string().nullable(),
  /** Names of what modules offer with this person, and not with everybody. */
  offers: z.array(z.string()),
  shared: z.array(SharedRows),
})
export type PersonPage = z.infer<typeof PersonPage>
