import { documentFromText } from '@diwan/core/document'
import type { Audience } from '@diwan/contract/kit/audience'
import type { Database } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { keepEntries } from '../../search/public.ts'

/** A message as a test wants to find it, past every policy. */
export interface PlantedMessage {
  readonly objectId: string
  readonly authorId: string
  readonly text: string
  readonly at: Date
  readonly audience?: Audience
}

export async function plantMessages(db: Database, wanted: readonly PlantedMessage[]): Promise<void> {
  const planted = wanted.map((one) => ({ id: newId(), audience: 'public' as const, ...one }))
  await db
    .insertInto('ticket_messages')
    .values(
      planted.map(({ id, objectId, authorId, text, at, audience }) => ({
        id,
        ticket_id: objectId,
        kind: audience === 'staff' ? 'note' : 'reply',
        author_id: authorId,
        body: JSON.stringify(documentFromText(text, 'rtl')),
        text,
        created_at: at,
      })),
    )
    .execute()
  await keepEntries(
    db,
    planted.map(({ id, objectId, text, at, audience }) => ({ objectId, part: id, audience, texts: [text], at })),
  )
}

/** Repeats what a record says until it says it so many times. */
export async function fillThread(db: Database, objectId: string, count: number): Promise<void> {
  const said = await db.selectFrom('ticket_messages').selectAll().where('ticket_id', '=', objectId).execute()
  const more = Array.from({ length: Math.max(0, count - said.length) }, (_, n) => ({ ...said[n % said.length]!, id: newId() }))
  const rows = more.map((one) => ({ ...one, body: JSON.stringify(one.body) }))
  await db.insertInto('ticket_messages').values(rows).execute()
}
