import type { Attachment } from '@diwan/contract/files/schemas'
import type { Queryable } from '../../../kit/db/database.ts'
import { presentAttachment } from '../../files/public.ts'

/** As many as a task may have, the oldest first. Index: task_files_of_task. */
export async function readTaskFiles(db: Queryable, taskId: string): Promise<Attachment[]> {
  const rows = await db
    .selectFrom('task_files')
    .innerJoin('files', 'files.id', 'task_files.file_id')
    .select(['files.id', 'name', 'type', 'bytes', 'width', 'height', 'seconds'])
    .where('task_id', '=', taskId)
    .orderBy('added_at')
    .orderBy('file_id')
    .execute()
  return rows.map(presentAttachment)
}

export async function insertTaskFiles(db: Queryable, taskId: string, fileIds: readonly string[], at: Date): Promise<void> {
  await db
    .insertInto('task_files')
    .values(fileIds.map((file_id) => ({ file_id, task_id: taskId, added_at: at })))
    .execute()
}

/** What it was called, with its row let go; nothing where the task has no such file. */
export async function takeOutFile(db: Queryable, taskId: string, fileId: string): Promise<string | undefined> {
  const file = (await readTaskFiles(db, taskId)).find(({ id }) => id === fileId)
  if (!file) return undefined
  await db.deleteFrom('task_files').where('file_id', '=', fileId).execute()
  return file.name
}
