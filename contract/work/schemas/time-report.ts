import { z } from 'zod'
import { Day, Uuid } from '../../kit/ids.ts'
import { exportFields, filterFields } from '../../kit/list-schemas.ts'
import { Person } from '../../users/schemas/person.ts'
import { MAX_TIME_ROWS } from '../limits.ts'
import { timeReport } from '../list.ts'

const asked = { id: Uuid, ...filterFields(timeReport) }
/** `id` is the workspace. Days are those of the reader's zone, on which the work began. */
export const TimeReportQuery = z.strictObject({ ...asked, by: z.enum(timeReport.views).default(timeReport.views[0]!) })
export const TimeReportExport = z.strictObject({ ...asked, ...exportFields })

const Named = z.object({ id: Uuid, title: z.string() })
const spent = { seconds: z.int(), entries: z.int() }
/** One person, project, task or week: what is not asked for is absent. */
const TimeRow = z.object({
  ...spent,
  person: Person.nullable(),
  /** Of a task as well. */
  project: Named.nullable(),
  /** With the minutes it should take. */
  task: Named.extend({ estimate: z.int().nullable() }).nullable(),
  /** The first day of the week. */
  week: Day.nullable(),
})
export type TimeRow = z.infer<typeof TimeRow>

export const TimeReport = z.object({
  /** The most time first; weeks in their order, the latest first. */
  items: z.array(TimeRow).max(MAX_TIME_ROWS),
  /** There are further rows; a file holds them all. */
  more: z.boolean(),
  /** Of all rows. */
  total: z.object(spent),
})
export type TimeReport = z.infer<typeof TimeReport>
