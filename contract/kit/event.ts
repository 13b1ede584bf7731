import { z } from 'zod'

/** A fact in the past tense. It never carries `can`: each reader derives that for himself. */
export interface Event<D extends z.ZodObject = z.ZodObject> {
  readonly name: string
  readonly detail: D
}

export function event<D extends z.ZodObject>(name: string, detail: D): Event<D> {
  return { name, detail }
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
export function heard<D extends z.ZodObject>(of: Event<D>, change: Change): z.infer<D> | undefined {
  if (change.event !== of.name) return undefined
  const parsed = of.detail.safeParse(change.detail)
  return parsed.success ? parsed.data : undefined
}
