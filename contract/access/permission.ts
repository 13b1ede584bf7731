import { z } from 'zod'
import { Relation } from './roles.ts'

/** One entry of the stored permissions (S3.05, Q.31): flags literally, the scope beside them. */
export const Permission = z.object({
  module_name: z.string(),
  flags: z.record(z.string(), z.boolean()),
  scope: z.record(z.string(), z.array(Relation)),
})
export type Permission = z.infer<typeof Permission>

/** The reader of S6.07 and S6.08: what is absent is false. */
export function holds(permissions: readonly Permission[], module: string, flag: string): boolean {
  const entry = permissions.find((permission) => permission.module_name === module)
  return entry !== undefined && Object.hasOwn(entry.flags, flag) && entry.flags[flag] === true
}
