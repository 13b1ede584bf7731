import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'
import { Role } from './roles.ts'

/** Relations by flag, as a reader of the audit log takes them in: `group assigned`. */
const Cells = z.record(z.string(), z.string())

export const accessEvents = {
  roleChanged: event('access.role_changed', z.object({ role: Role, before: Cells, after: Cells })),
  /** A release brought other defaults: so many cells follow them, so many were edited and stay. */
  defaultsChanged: event('access.defaults_changed', z.object({ since: z.string(), taken: z.int(), kept: z.int() })),
  previewed: event('access.previewed', z.object({ role: Role.nullable(), personId: Uuid.nullable() })),
  personGranted: event('access.person_granted', z.object({ before: Cells, after: Cells, reason: z.string() })),
  personRevoked: event('access.person_revoked', z.object({ before: Cells, after: Cells, reason: z.string() })),
}
