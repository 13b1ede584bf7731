import { z } from 'zod'
import { Seconds, Uuid, Version } from '../kit/ids.ts'
import { MAX_BULK, MAX_RUNS } from './limits.ts'
import { BULK_STATES } from './vocabulary.ts'

const SeenRecord = z.strictObject({ id: Uuid, version: Version })

/** The records of a run, each in the version that was seen; `none` is what is said where there are none. */
export const seenRecords = (none: string) =>
  z
    .array(SeenRecord)
    .max(MAX_BULK)
    .refine((all) => all.length > 0, none)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'twice')

export const rowFields = {
  id: Uuid,
  state: z.enum(BULK_STATES),
  /** Why it was refused. */
  code: z.string().nullable(),
}

/** A run in one line: how many of its records came to which end. */
export const bulkLine = <Names extends readonly [string, ...string[]]>(names: Names) =>
  z.object({
    id: Uuid,
    command: z.enum(names),
    createdDate: Seconds,
    finished: z.boolean(),
    counts: z.record(z.enum(BULK_STATES), z.int()),
  })

export const bulkLines = <Line extends z.ZodType>(line: Line) => z.object({ items: z.array(line).max(MAX_RUNS) })
