import type { Audience } from '@diwan/contract/kit/audience'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FilePlace, FoundBy } from '../../../kit/module.ts'
import { keepEntries } from '../../search/public.ts'
import { readMessageFiles } from './files.ts'

interface Found {
  readonly id: string
  readonly objectId: string
  readonly audience: Audience
  readonly text: string
  readonly files: readonly { readonly name: string }[]
  readonly at: Date
  readonly scoped?: boolean | undefined
}

/** A message is found by its words and the names of its files, by readers of its audience. */
const entryOf = ({ id, objectId, audience, text, files, at, scoped = false }: Found): FoundBy => ({
  objectId,
  ...(scoped && { scope: objectId }),
  part: id,
  audience,
  texts: [text, ...files.map(({ name }) => name)],
  at,
})

/** In the transaction that writes the message. */
export const keepMessageEntry = (db: Queryable, message: Found): Promise<void> => keepEntries(db, [entryOf(message)])

/** Of these parts of records those that are messages, as they are found: for the `searchable` of a kind that talks. */
export async function messageEntries(db: Queryable, parts: readonly string[], scoped = false): Promise<FoundBy[]> {
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'object_id', 'audience', 'text', 'kind', 'created_at'])
    .where(anyOf('id', parts))
    .where('deleted_at', 'is', null)
    .where('kind', '<>', 'event')
    .execute()
  const files = await readMessageFiles(
    db,
    messages.filter(({ kind }) => kind !== 'voice').map(({ id }) => id),
  )
  return messages.map(({ id, object_id, audience, text, created_at }) =>
    entryOf({
      id,
      objectId: object_id,
      audience: audience as Audience,
      text,
      files: files.get(id) ?? [],
      at: created_at,
      scoped,
    }),
  )
}

/** The files of a record that its messages carry: those who read a message find the record by their texts. */
export async function placesOfMessageFiles(
  db: Queryable,
  objectId: string,
  files: readonly string[],
  scoped = false,
): Promise<FilePlace[]> {
  const rows = await db
    .selectFrom('message_files')
    .innerJoin('messages', 'messages.id', 'message_files.message_id')
    .select(['file_id', 'audience', 'created_at'])
    .where(anyOf('file_id', files))
    .where('object_id', '=', objectId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ file_id, audience, created_at }) => ({
    id: file_id,
    audience: audience as Audience,
    ...(scoped && { scope: objectId }),
    at: created_at,
  }))
}
