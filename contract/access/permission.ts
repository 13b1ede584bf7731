import { z } from 'zod'
import { Relation } from './roles.ts'

/** One entry of the stored permissions (S3.05, Q.31): flags literally, the scope beside them. */
export const Permission = z.object({
  module_name: z.string(),
  flags: z.record(z.string(), z.boolean()),
  scope: z.record(z.string(), z.array(Relation)),
})
export type Permission = z.infer<typeof Permission>
