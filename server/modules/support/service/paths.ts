import type { Actor } from '../../../kit/access/actor.ts'
import { can } from '../access.ts'
import type { InquiryReach } from '../queries/inquiries.ts'

export const staffPath = (id: string): string => `/admin/support?id=${id}`

/** An asker reads an inquiry wherever the portal is open. */
export const askerPath = (id: string): string => `/user?inquiry=${id}`

export const pathOf = (actor: Actor, row: InquiryReach): string =>
  can.answer(actor, row) ? staffPath(row.id) : askerPath(row.id)
