import { z } from 'zod'
import { Seconds, Uuid } from './ids.ts'

/** A record in which two people take part, as the page of one of them shows it. */
export const SharedRow = z.object({
  id: Uuid,
  shortId: z.string().nullable(),
  title: z.string(),
  status: z.string().nullable(),
  /** In percent, where it has any. */
  progress: z.int().nullable(),
  /** When something happened there last. */
  date: Seconds.nullable(),
  path: z.string(),
})
export type SharedRow = z.infer<typeof SharedRow>
