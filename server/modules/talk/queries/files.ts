import type { Attachment } from '@diwan/contract/files/schemas'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { presentAttachment } from '../../files/public.ts'

export async function insertMessageFiles(db: Queryable, messageId: string, files: readonly Attachment[]): Promise<void> {
  if (files.length === 0) return
  await db
    .insertInto('message_files')
    .values(files.map(({ id }, place) => ({ file_id: id, message_id: messageId, place })))
    .execute()
}

/** The files of several messages at once, each in the order it was given. */
export async function readMessageFiles(db: Queryable, messageIds: readonly string[]): Promise<ReadonlyMap<string, Attachment[]>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('message_files')
    .innerJoin('files', 'files.id', 'message_files.file_id')
    .select(['message_id', 'files.id', 'name', 'type', 'bytes', 'width', 'height', 'seconds'])
    .where(anyOf('message_id', messageIds))
    .orderBy('message_id')
    .orderBy('place')
    .execute()
  const files = new Map<string, Attachment[]>(messageIds.map((id) => [id, []]))
  for (const row of rows) files.get(row.message_id)?.push(presentAttachment(row))
  return files
}

/** Of which record, and for whom, the message is that carries a file. */
export function readMessageOfFile(db: Queryable, fileId: string) {
  return db
    .selectFrom('message_files')
    .innerJoin('messages', 'messages.id', 'message_files.message_id')
    .select(['object_id', 'audience', 'seq'])
    .where('file_id', '=', fileId)
    .executeTakeFirst()
}

/** Lets go of the files of these messages. Returns which they were. */
export async function deleteMessageFiles(db: Queryable, messageIds: readonly string[]): Promise<string[]> {
  const rows = await db.deleteFrom('message_files').where(anyOf('message_id', messageIds)).returning('file_id').execute()
  return rows.map(({ file_id }) => file_id)
}
