import type { Document } from '@diwan/core/document'
import type { Message, Ticket } from '@diwan/contract/tickets/schemas'
import type { Actor } from '../../kit/access/actor.ts'
import { granted } from '../../kit/access/demand.ts'
import { toSeconds } from '../../kit/clock/clock.ts'
import { can } from './access.ts'
import type { readMessages, TicketRow } from './queries/tickets.ts'

/** The only door out: fields are listed, so a new column stays private until somebody chooses otherwise. */
export const presentTicket = (actor: Actor, row: TicketRow): Ticket => ({
  id: row.id,
  shortId: row.short_id,
  subject: row.subject,
  createdDate: toSeconds(row.created_at),
  updatedDate: toSeconds(row.activity_at),
  status: row.status as Ticket['status'],
  priority: row.priority as Ticket['priority'],
  requester: { id: row.requester_id, fullName: row.requester_name },
  requesterName: row.requester_name,
  assignee: row.assignee_id && row.assignee_name ? { id: row.assignee_id, fullName: row.assignee_name } : null,
  department: { id: row.department_id, kind: 'department', nameAr: row.department_ar, nameEn: row.department_en },
  group: { id: row.group_id, kind: 'group', nameAr: row.group_ar, nameEn: row.group_en },
  reply: row.reply,
  version: row.version,
  can: granted(can, actor, row),
})

type MessageRow = Awaited<ReturnType<typeof readMessages>>[number]

export const presentMessage = (row: Omit<MessageRow, 'sort'>): Message => ({
  id: row.id,
  kind: row.kind as Message['kind'],
  author: { id: row.author_id, fullName: row.author_name },
  body: row.body as unknown as Document,
  createdDate: toSeconds(row.created_at),
})
