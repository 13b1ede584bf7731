import { z } from 'zod'
import { Difference } from '../kit/difference.ts'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'

const changed = z.object({ id: Uuid, ...Difference.shape })
const one = z.object({ id: Uuid })

/** Facts about people. They become the audit log: changed fields only, never a password. */
export const userEvents = {
  created: event('users.created', changed),
  updated: event('users.updated', changed),
  disabled: event('users.disabled', one),
  enabled: event('users.enabled', one),
  deleted: event('users.deleted', one),
  passwordGiven: event('users.password_given', one),
  invited: event('users.invited', one),
  /** By the person; `before` is the name they have. */
  nameProposed: event('users.name_proposed', changed),
  nameWithdrawn: event('users.name_withdrawn', changed),
  nameConfirmed: event('users.name_confirmed', z.object({ id: Uuid, name: z.string() })),
  nameDeclined: event('users.name_declined', z.object({ id: Uuid, name: z.string(), reason: z.string() })),
}

export const titleEvents = {
  created: event('titles.created', changed),
  updated: event('titles.updated', changed),
  deleted: event('titles.deleted', changed),
}

export const partnerEvents = {
  created: event('partners.created', changed),
  updated: event('partners.updated', changed),
  deleted: event('partners.deleted', changed),
}
