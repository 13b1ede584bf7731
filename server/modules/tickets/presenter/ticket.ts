import type { Document } from '@diwan/core/document'
import type { Attachment } from '@diwan/contract/files/schemas'
import type { Moved } from '@diwan/contract/tickets/events'
import { Happening, type Message, type ThreadEntry, type Ticket } from '@diwan/contract/tickets/schemas/ticket'
import type { Unit } from '@diwan/contract/units/schemas'
import type { Person } from '@diwan/contract/users/schemas/person'
import { PORTAL, type Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { withCurrentNames } from '../../writing/public.ts'
import { can } from '../access.ts'
import type { ThreadRow } from '../queries/thread.ts'
import type { TicketRow } from '../queries/tickets.ts'

export const presentAssignee = (row: TicketRow): Person | null =>
  row.assignee_id && row.assignee_name ? presentPerson(row.assignee_id, row.assignee_name, row.assignee_photo) : null

const presentPending = (row: TicketRow): Ticket['pending'] =>
  row.pending_reason === null
    ? null
    : {
        reason: row.pending_reason as NonNullable<Ticket['pending']>['reason'],
        until: row.pending_until && toSeconds(row.pending_until),
      }

const departmentOf = (row: TicketRow): Unit => ({
  id: row.department_id,
  kind: 'department',
  nameAr: row.department_ar,
  nameEn: row.department_en,
})

export const groupOf = (row: TicketRow): Unit => ({
  id: row.group_id,
  kind: 'group',
  nameAr: row.group_ar,
  nameEn: row.group_en,
})

/** The actor, as others may know them; the portal itself is nobody. */
export const presentActor = (actor: Actor): Person | null =>
  actor === PORTAL ? null : { id: actor.id, fullName: actor.fullName, photo: actor.photo }

/** What a command made of a ticket, as its event tells it. */
export const presentMoved = (actor: Actor, row: TicketRow): Moved => ({
  id: row.id,
  status: row.status as Ticket['status'],
  version: row.version,
  updatedDate: toSeconds(row.activity_at),
  assignee: presentAssignee(row),
  pending: presentPending(row),
  answered: row.answered_at !== null,
  closedDate: row.closed_at && toSeconds(row.closed_at),
  department: departmentOf(row),
  group: groupOf(row),
  reply: row.reply,
  attachments: row.attachments,
  by: presentActor(actor),
})

/** The only door out: fields are listed, so a new column stays private until somebody chooses otherwise. */
export const presentTicket = (actor: Actor, row: TicketRow): Ticket => ({
  id: row.id,
  shortId: row.short_id,
  subject: row.subject,
  createdDate: toSeconds(row.created_at),
  updatedDate: toSeconds(row.activity_at),
  status: row.status as Ticket['status'],
  priority: row.priority as Ticket['priority'],
  requester: presentPerson(row.requester_id, row.requester_name, row.requester_photo),
  requesterName: row.requester_name,
  requesterLanguage: row.requester_language === 'en' ? 'en' : 'ar',
  openedBy: row.opened_by && row.opener_name ? presentPerson(row.opened_by, row.opener_name, row.opener_photo) : null,
  assignee: presentAssignee(row),
  pending: presentPending(row),
  answered: row.answered_at !== null,
  closedDate: row.closed_at && toSeconds(row.closed_at),
  department: departmentOf(row),
  group: groupOf(row),
  reply: row.reply,
  attachments: row.attachments,
  version: row.version,
  can: granted(can, actor, row),
})

const presentBy = (row: ThreadRow): Person | null =>
  row.person_id && row.person_name ? presentPerson(row.person_id, row.person_name, row.person_photo) : null

/** `names`: what everybody mentioned is called now. */
export const presentEntry = (row: ThreadRow, attachments: Attachment[], names: Names): ThreadEntry =>
  row.event === null ? presentMessage(row, attachments, names) : presentHappening(row, row.event)

type Names = ReadonlyMap<string, string>

/** A note is what only staff hears (H4); a solution is marked as one. */
export const messageKindOf = ({ audience, mark }: { audience: string | null; mark: string | null }): Message['kind'] =>
  audience === 'staff' ? 'note' : mark === 'solution' ? 'solution' : 'reply'

const presentMessage = (row: ThreadRow, attachments: Attachment[], names: Names): Message => ({
  id: row.id,
  kind: messageKindOf(row),
  author: presentBy(row) ?? { id: row.person_id ?? row.id, fullName: '', photo: null },
  body: withCurrentNames(row.body as Document, names),
  attachments,
  createdDate: toSeconds(row.created_at),
  editedDate: row.edited_at && toSeconds(row.edited_at),
})

/** Of the detail only what a line of the thread is about: the schema names it. */
const presentHappening = (row: ThreadRow, event: string): Happening =>
  Happening.parse({
    ...row.detail,
    id: row.id,
    kind: 'event',
    event: event.split('.')[1],
    by: presentBy(row),
    createdDate: toSeconds(row.created_at),
  })
