import { z } from 'zod'
import { Counter } from '../kit/page.ts'
import { MAX_NUMBERS } from './limits.ts'

/** Keys with commas between them: `tickets.mine,tickets.waiting`. */
export const NumbersQuery = z.strictObject({
  keys: z
    .string()
    .max(1_000)
    .regex(new RegExp(`^[a-z][a-zA-Z]*\\.[a-zA-Z]+(,[a-z][a-zA-Z]*\\.[a-zA-Z]+){0,${MAX_NUMBERS - 1}}$`)),
})
export type NumbersQuery = z.infer<typeof NumbersQuery>

/** By key. What this caller may not read, what belongs to a closed module and what nobody knows are absent. */
export const Numbers = z.object({ numbers: z.record(z.string(), Counter) })
export type Numbers = z.infer<typeof Numbers>
