import { z } from 'zod'

/** The flags of one module this caller holds on this record. */
export function grants<F extends string>(flags: readonly F[]) {
  const shape = Object.fromEntries(flags.map((name) => [name, z.boolean()])) as Record<F, z.ZodBoolean>
  return z.object(shape)
}
