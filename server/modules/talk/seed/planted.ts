import { documentFromText } from '@diwan/core/document'
import type { Audience } from '@diwan/contract/kit/audience'
import type { Database } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { keepEntries } from '../../search/public.ts'

/** The first message of a record as a test wants to find it, past every policy. */
interface PlantedMessage {
  readonly objectId: string
  readonly authorId: string
  readonly text: string
  readonly at: Date
  readonly audience?: Audience
}

export async function plantMessages(db: Database, wanted: readonly PlantedMessage[]): Promise<void> {
  const planted = wanted.map((one) => ({ id: newId(), audience: 'public' as const, ...one }))
  await db
    .insertInto('messages')
    .values(
      planted.map(({ id, objectId, audience, authorId, text, at }) => ({
        id,
        object_id: objectId,
        audience,
        seq: 1,
        place: 1,
        kind: 'said',
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

/** Repeats the messages of a record until there are `count`. */
export async function fillThread(db: Database, objectId: string, count: number): Promise<void> {
  const messages = await db.selectFrom('messages').selectAll().where('object_id', '=', objectId).orderBy('place').execute()
  const rows = Array.from({ length: Math.max(0, count - messages.length) }, (_, n) => {
    const [one, number] = [messages[n % messages.length]!, messages.length + n + 1]
    return { ...one, id: newId(), body: JSON.stringify(one.body), line: null, seq: number, place: number }
  })
  await db.insertInto('messages').values(rows).execute()
}
