import type { Document } from '@diwan/core/document'
import { textOf } from '@diwan/core/document'
import type { Attachment } from '@diwan/contract/files/schemas'
import type { Person } from '@diwan/contract/users/schemas'
import type { Message } from '@diwan/contract/tickets/schemas'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { insertAttachments } from './attachments.ts'
import { keepMessage } from './entries.ts'

export interface NewMessage {
  ticketId: string
  kind: Message['kind']
  author: Person
  body: Document
  /** Taken for the ticket already. */
  attachments: Attachment[]
  at: Date
}

export async function insertMessage(
  db: Queryable,
  { ticketId, kind, author, body, attachments, at }: NewMessage,
): Promise<Message> {
  const id = newId()
  const text = textOf(body)
  await db
    .insertInto('ticket_messages')
    .values({
      id,
      ticket_id: ticketId,
      kind,
      author_id: author.id,
      body: JSON.stringify(body),
      text,
      created_at: at,
    })
    .execute()
  await insertAttachments(db, id, attachments)
  await keepMessage(db, { id, ticketId, kind, text, files: attachments, at })
  const { fullName, photo } = author
  return { id, kind, author: { id: author.id, fullName, photo }, body, attachments, createdDate: toSeconds(at), editedDate: null }
}

/** The lock of the ticket is held. */
export function readMessage(db: Queryable, ticketId: string, id: string) {
  return db.selectFrom('ticket_messages').selectAll().where('ticket_id', '=', ticketId).where('id', '=', id).executeTakeFirst()
}

export async function rewriteMessage(db: Queryable, id: string, body: Document, at: Date): Promise<void> {
  const set = { body: JSON.stringify(body), text: textOf(body), edited_at: at }
  await db.updateTable('ticket_messages').set(set).where('id', '=', id).execute()
}

/** Index: ticket_said_by_ticket. */
export async function isNewestSaid(db: Queryable, ticketId: string, id: string): Promise<boolean> {
  const newest = await db
    .selectFrom('ticket_messages')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('kind', '<>', 'note')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id === id
}
