import type { Moved } from '@diwan/contract/support/events'
import { Details, type Inquiry } from '@diwan/contract/support/schemas/inquiry'
import type { Person } from '@diwan/contract/users/schemas/person'
import { PORTAL, type Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access.ts'
import type { InquiryRow } from '../queries/inquiries.ts'

const presentAssignee = (row: InquiryRow): Person | null =>
  row.assignee_id && row.assignee_name ? presentPerson(row.assignee_id, row.assignee_name, row.assignee_photo) : null

const presentGuest = ({ guest_name, guest_mail, guest_language }: InquiryRow): Inquiry['guest'] =>
  guest_name && guest_mail ? { name: guest_name, email: guest_mail, language: guest_language === 'ar' ? 'ar' : 'en' } : null

const presentFix = ({ fixed_module, fixed_version }: InquiryRow): Inquiry['fixedIn'] =>
  fixed_module && fixed_version ? { module: fixed_module, version: fixed_version } : null

/** An asker whose inquiry is held to be spam is not told so. */
const masked = (reason: string | null): Inquiry['reason'] => (reason === 'spam' ? 'closed' : (reason as Inquiry['reason']))

/** The actor, as others may know them; the portal itself, and a guest, are nobody. */
const presentActor = (actor: Actor): Person | null =>
  actor === PORTAL ? null : { id: actor.id, fullName: actor.fullName, photo: actor.photo }

/** What a command made of an inquiry, as its event tells it to asker and staff alike. */
export const presentMoved = (actor: Actor, row: InquiryRow): Moved => ({
  id: row.id,
  status: row.status as Inquiry['status'],
  version: row.version,
  updatedDate: toSeconds(row.activity_at),
  closedDate: row.closed_at && toSeconds(row.closed_at),
  reason: masked(row.reason),
  assignee: presentAssignee(row),
  fixedIn: presentFix(row),
  by: presentActor(actor),
})

/** The only door out: fields are listed, so a new column stays private until it is added on purpose. */
export function presentInquiry(actor: Actor, row: InquiryRow, seenTickets: ReadonlySet<string> = new Set()): Inquiry {
  const mine = granted(can, actor, row)
  return {
    id: row.id,
    shortId: row.short_id,
    subject: row.subject,
    category: row.category as Inquiry['category'],
    status: row.status as Inquiry['status'],
    reason: mine.answer ? (row.reason as Inquiry['reason']) : masked(row.reason),
    asker: row.asker_id && row.asker_name ? presentPerson(row.asker_id, row.asker_name, row.asker_photo) : null,
    guest: presentGuest(row),
    assignee: presentAssignee(row),
    module: row.module,
    path: row.path,
    details: Details.catch({}).parse(row.details),
    fixedIn: presentFix(row),
    mergedInto: row.merged_into && row.target_short_id ? { id: row.merged_into, shortId: row.target_short_id } : null,
    ticket:
      row.ticket_id && row.ticket_short_id && seenTickets.has(row.ticket_id)
        ? { id: row.ticket_id, shortId: row.ticket_short_id }
        : null,
    createdDate: toSeconds(row.created_at),
    updatedDate: toSeconds(row.activity_at),
    closedDate: row.closed_at && toSeconds(row.closed_at),
    version: row.version,
    can: mine,
  }
}
