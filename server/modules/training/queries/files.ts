import type { Attachment } from '@diwan/contract/files/schemas'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { presentAttachment } from '../../files/public.ts'

/** Of these files those that belong to the course, as many as it names. Index: files_by_object. */
export async function readCourseFiles(db: Queryable, courseId: string, ids: readonly string[]): Promise<Attachment[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'bytes', 'width', 'height', 'seconds'])
    .where('object_id', '=', courseId)
    .where(anyOf('id', ids))
    .execute()
  return rows.map(presentAttachment)
}
