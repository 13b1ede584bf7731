import { z } from 'zod'
import { Seconds, Uuid } from './ids.ts'
import { ImportAnswer } from './import.ts'

/** How long the outcome of an import is found again. */
export const RUN_KEPT_SECONDS = 86_400
/** How often the process that imports a run says that it is still there, and how long it may say nothing before the run counts as failed. */
export const RUN_BEAT_SECONDS = 10
export const RUN_SILENT_SECONDS = 180
/** The `code` of a run whose process ended. */
export const RUN_INTERRUPTED = 'interrupted'
/** Runs of the last day that are listed. */
export const MAX_IMPORT_RUNS = 20
const RUN_STATES = ['waiting', 'running', 'done', 'failed'] as const

/** `input` is that of the named endpoint, which judges it; without `dryRun`, since a run imports. */
export const StartImport = z.strictObject({
  name: z
    .string()
    .max(100)
    .regex(/^[\w.-]+$/),
  input: z.record(z.string().max(60), z.unknown()),
})

export const ImportRunId = z.strictObject({ id: Uuid })

const runFields = {
  id: Uuid,
  /** The import by the name of its endpoint. */
  name: z.string(),
  /** The record it imports into: the texts of the input besides the file. */
  target: z.record(z.string(), z.string()),
  state: z.enum(RUN_STATES),
  /** Rows that are written, and those that will be; both 0 until the file was read. */
  done: z.int(),
  total: z.int(),
  /** Why it failed. */
  code: z.string().nullable(),
  createdDate: Seconds,
}

export const ImportRunLine = z.object(runFields)
export type ImportRunLine = z.infer<typeof ImportRunLine>
export const ImportRun = z.object({ ...runFields, answer: ImportAnswer.nullable() })
export type ImportRun = z.infer<typeof ImportRun>
export const ImportRuns = z.object({ items: z.array(ImportRunLine).max(MAX_IMPORT_RUNS) })
