import { z } from 'zod'
import { Uuid } from '../kit/ids.ts'
import { LinkedRecord } from '../links/schemas.ts'
import { Person } from '../users/schemas/person.ts'

/** `tickets.make`: the module of what is made, and what is done. */
const ActionKey = z
  .string()
  .max(60)
  .regex(/^[a-z][a-zA-Z]*\.[a-zA-Z]+$/)

/** A record, or a part of it, a message for instance. */
export const ActionSource = z.strictObject({ id: Uuid, part: Uuid.optional() })
export type ActionSource = z.infer<typeof ActionSource>

export const OfferedActions = z.object({ items: z.array(z.object({ key: ActionKey })) })
export type OfferedActions = z.infer<typeof OfferedActions>

export const RunAction = z.strictObject({
  ...ActionSource.shape,
  key: ActionKey,
  /** What the action asks for, checked by the module of what is made. */
  choices: z.record(z.string().max(50), z.string().max(1_000)).default({}),
})
export type RunAction = z.infer<typeof RunAction>

/** An editor begins with these words and people of a record, or of a part of one, as the caller may read it. */
export const FilledIn = z.object({ title: z.string(), text: z.string(), people: z.array(Person) })
export type FilledIn = z.infer<typeof FilledIn>

/** What was made, as a link shows it; nothing where it went to others. */
export const MadeRecord = z.object({
  id: Uuid,
  part: Uuid.nullable(),
  record: LinkedRecord.nullable(),
  /** Whether `undo` throws it away again. */
  undoable: z.boolean(),
})
export type MadeRecord = z.infer<typeof MadeRecord>

/** `madeId` was made of the source by this action. */
export const UndoAction = z.strictObject({ ...ActionSource.shape, key: ActionKey, madeId: Uuid })
export type UndoAction = z.infer<typeof UndoAction>

export const ChoicesQuery = z.strictObject({
  key: ActionKey,
  q: z.string().trim().max(100).default(''),
  /** The project, where its lists are asked for. */
  of: Uuid.optional(),
  /** Only records in which this colleague can be named as well. */
  person: Uuid.optional(),
})
export type ChoicesQuery = z.output<typeof ChoicesQuery>
/** Records that a choice of an action may name. */
export const ActionChoices = z.object({ items: z.array(z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() })) })
