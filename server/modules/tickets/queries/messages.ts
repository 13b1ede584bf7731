import type { Document } from '@diwan/core/document'
import { textOf } from '@diwan/core/document'
import type { Person } from '@diwan/contract/users/schemas'
import type { Message } from '@diwan/contract/tickets/schemas'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'

export interface NewMessage {
  ticketId: string
  kind: 'reply' | 'note'
  author: Person
  body: Document
  at: Date
}

export async function insertMessage(db: Queryable, { ticketId, kind, author, body, at }: NewMessage): Promise<Message> {
  const id = newId()
  await db
    .insertInto('ticket_messages')
    .values({
      id,
      ticket_id: ticketId,
      kind,
      author_id: author.id,
      body: JSON.stringify(body),
      text: textOf(body),
      created_at: at,
    })
    .execute()
  return { id, kind, author: { id: author.id, fullName: author.fullName, photo: author.photo }, body, createdDate: toSeconds(at) }
}
