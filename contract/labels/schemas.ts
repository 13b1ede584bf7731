import { z } from 'zod'
import { COLOURS } from '../kit/colours.ts'
import { line, Uuid, Version } from '../kit/ids.ts'
import { MAX_LABEL_NAME, MAX_LABELS } from './limits.ts'

/** As a record carries it. */
export const Label = z.object({ id: Uuid, name: z.string(), colour: z.enum(COLOURS) })
export type Label = z.infer<typeof Label>

/** Whose labels: the id of a workspace; the caller's own where nothing is said. */
export const LabelQuery = z.strictObject({ scopeId: Uuid.optional() })
/** In the order of their names. */
export const Labels = z.object({
  items: z.array(Label.extend({ version: z.int() })).max(MAX_LABELS),
  can: z.object({ change: z.boolean() }),
})
export type Labels = z.infer<typeof Labels>

const fields = { name: line(MAX_LABEL_NAME), colour: z.enum(COLOURS) }
export const CreateLabel = z.strictObject({ scopeId: Uuid.optional(), ...fields })
export const ChangeLabel = z.strictObject({ id: Uuid, version: Version, ...fields })
export const LabelId = z.strictObject({ id: Uuid })
