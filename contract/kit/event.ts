import { z } from 'zod'

type Detail<D extends z.ZodObject> = z.infer<D>

/** What people wrote, as it is kept beside the history: it goes with the record, or with the part it belongs to. */
export interface Written {
  /** A message, a comment. */
  readonly part?: string
  readonly texts: Readonly<Record<string, unknown>>
}

/** The part of an event that history keeps, where its detail holds words of people. Channels deliver all of it while they keep their entries. */
export interface Keeping<D extends z.ZodObject = z.ZodObject> {
  /** What history keeps for ever, and reactions are given: who, when, which; never a text. Absent: the whole detail. */
  kept?(detail: Detail<D>): Record<string, unknown>
  /** The texts that the history of the record shows again. */
  written?(detail: Detail<D>): Written | undefined
}

/** A fact in the past tense. It never carries `can`: each reader derives that for himself. */
export interface Event<D extends z.ZodObject = z.ZodObject> extends Keeping<D> {
  readonly name: string
  readonly detail: D
}

export function event<D extends z.ZodObject>(name: string, detail: D, keeping: Keeping<D> = {}): Event<D> {
  return { name, detail, ...keeping }
}

/** One entry of a channel, as it travels. */
export const Change = z.object({
  channel: z.string(),
  seq: z.int(),
  /** Of its entry in the history. */
  id: z.uuid(),
  event: z.string(),
  detail: z.record(z.string(), z.unknown()),
  at: z.int(),
})
export type Change = z.infer<typeof Change>

/** The detail when the change is this event, otherwise nothing. */
export function detailOf<D extends z.ZodObject>(of: Event<D>, change: Change): z.infer<D> | undefined {
  if (change.event !== of.name) return undefined
  const parsed = of.detail.safeParse(change.detail)
  return parsed.success ? parsed.data : undefined
}
