import type { Attachment } from '@diwan/contract/files/schemas'
import type { Queryable } from '../../../kit/db/database.ts'
import { presentAttachment } from '../presenter.ts'
import { readUnused } from '../queries/files.ts'

/** Of these files those that this person uploaded and nothing took, in the order given. */
export async function unusedFilesAmong(
  db: Queryable,
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Attachment>> {
  if (ids.length === 0) return new Map()
  const found = new Map((await readUnused(db, ownerId, ids)).map((row) => [row.id, presentAttachment(row)]))
  return new Map(
    ids.flatMap((id) => {
      const file = found.get(id)
      return file ? [[id, file] as const] : []
    }),
  )
}
