import type { Attachment } from '@diwan/contract/files/schemas'
import { anyOf } from '../../../../kit/db/any-of.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { presentAttachment } from '../../../files/public.ts'

/** The files of each of these requests, in their order. */
export async function readFilesOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Attachment[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('permission_request_files')
    .innerJoin('files', 'files.id', 'permission_request_files.file_id')
    .select(['request_id', 'files.id', 'name', 'type', 'bytes', 'width', 'height', 'seconds'])
    .where(anyOf('request_id', ids))
    .orderBy('permission_request_files.position')
    .execute()
  const grouped = Map.groupBy(rows, ({ request_id }) => request_id)
  return new Map([...grouped].map(([id, files]) => [id, files.map(presentAttachment)]))
}

/** These files and no others, in this order. The files themselves are taken and released by the caller. */
export async function writeFilesOf(db: Queryable, id: string, fileIds: readonly string[]): Promise<void> {
  await db.deleteFrom('permission_request_files').where('request_id', '=', id).execute()
  if (fileIds.length === 0) return
  await db
    .insertInto('permission_request_files')
    .values(fileIds.map((file_id, position) => ({ request_id: id, file_id, position })))
    .execute()
}
