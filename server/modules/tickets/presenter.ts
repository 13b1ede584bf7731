import type { Document } from '@diwan/core/document'
import type { Attachment } from '@diwan/contract/files/schemas'
import type { Message, Ticket } from '@diwan/contract/tickets/schemas'
import type { Person } from '@diwan/contract/users/schemas'
import type { Actor } from '../../kit/access/actor.ts'
import { granted } from '../../kit/access/demand.ts'
import { toSeconds } from '../../kit/clock/clock.ts'
import { presentPerson } from '../users/public.ts'
import { can } from './access.ts'
import type { readMessages, TicketRow } from './queries/tickets.ts'

export const presentAssignee = (row: TicketRow): Person | null =>
  row.assignee_id && row.assignee_name ? presentPerson(row.assignee_id, row.assignee_name, row.assignee_photo) : null

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
  assignee: presentAssignee(row),
  department: { id: row.department_id, kind: 'department', nameAr: row.department_ar, nameEn: row.department_en },
  group: { id: row.group_id, kind: 'group', nameAr: row.group_ar, nameEn: row.group_en },
  reply: row.reply,
  attachments: row.attachments,
  version: row.version,
  can: granted(can, actor, row),
})

type MessageRow = Awaited<ReturnType<typeof readMessages>>[number]

export const presentMessage = (row: Omit<MessageRow, 'sort'>, attachments: Attachment[]): Message => ({
  id: row.id,
  kind: row.kind as Message['kind'],
  author: presentPerson(row.author_id, row.author_name, row.author_photo),
  body: row.body as unknown as Document,
  attachments,
  createdDate: toSeconds(row.created_at),
})
