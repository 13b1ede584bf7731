import { z } from 'zod'

/** Changed fields only: what they were and what they are. Secrets never stand here. */
export const Difference = z.object({ before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) })
export type Difference = z.infer<typeof Difference>
