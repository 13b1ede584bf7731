import { DAY_SECONDS, dayToSeconds } from '@diwan/core/hijri'
import { z } from 'zod'
import { Day, Uuid } from '../../kit/ids.ts'
import { Person } from '../../users/schemas/person.ts'
import { MAX_LOAD_DAYS, MAX_LOAD_PEOPLE } from '../limits.ts'

/** `id` is the project. */
export const WorkloadQuery = z
  .strictObject({ id: Uuid, from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { error: 'date_from_after_date_to', path: ['to'] })
  .refine(({ from, to }) => dayToSeconds(to) - dayToSeconds(from) < MAX_LOAD_DAYS * DAY_SECONDS, {
    error: 'date_outside_range',
    path: ['to'],
  })

const DayLoad = z.object({
  day: Day,
  /** Of estimates, as far as they are left. */
  minutes: z.int(),
  tasks: z.int(),
})

/** Whose tasks there are in a project, with what they have to do in all projects that the caller sees. */
export const Workload = z.object({
  /** The working minutes of each day on which the organisation works. */
  capacity: z.array(z.object({ day: Day, minutes: z.int() })).max(MAX_LOAD_DAYS),
  people: z.array(z.object({ person: Person, days: z.array(DayLoad).max(MAX_LOAD_DAYS) })).max(MAX_LOAD_PEOPLE),
  /** There are further people, or further tasks of theirs. */
  more: z.boolean(),
})
export type Workload = z.infer<typeof Workload>
