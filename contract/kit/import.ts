import { z } from 'zod'

/** An organisation of five thousand people comes in one file. */
export const MAX_IMPORT_ROWS = 5_000
const MAX_IMPORT_TEXT = 4_000_000
/** For `maxBytes` of the endpoint: Arabic takes two bytes a letter. */
export const MAX_IMPORT_BYTES = 2 * MAX_IMPORT_TEXT + 100_000

export const ImportInput = z.strictObject({
  csv: z.string().min(1).max(MAX_IMPORT_TEXT),
  /** Says what would happen and changes nothing. */
  dryRun: z.boolean(),
})
export type ImportInput = z.infer<typeof ImportInput>

const IMPORT_OUTCOMES = ['create', 'update', 'unchanged', 'refused'] as const

/** What became (or would become) of one row of the file. */
export const ImportRow = z.object({
  /** The line of the file, the heading being 1. */
  line: z.int().min(1),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** What the row is about, as the file names it. */
  name: z.string(),
  /** Why it was refused: columns by their field name, with codes of the validation words. */
  fields: z.array(
    z.object({
      path: z.string(),
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
})
export type ImportRow = z.infer<typeof ImportRow>

export const ImportAnswer = z.object({
  dryRun: z.boolean(),
  counts: z.object({ create: z.int(), update: z.int(), unchanged: z.int(), refused: z.int() }),
  rows: z.array(ImportRow),
})
export type ImportAnswer = z.infer<typeof ImportAnswer>
