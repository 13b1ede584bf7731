import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import type { Insertable } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import type { Files } from '../../kit/db/types.gen.ts'

export async function insertFile(db: Queryable, file: Insertable<Files>): Promise<void> {
  await db.insertInto('files').values(file).execute()
}

export function readFileRow(db: Queryable, id: string) {
  return db
    .selectFrom('files')
    .select(['id', 'owner_id', 'name', 'type', 'sha256', 'purpose', 'object_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Index: files_unused. */
export async function countUnused(db: Queryable, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('object_id', 'is', null)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False unless it is an unused file of this person, uploaded for this. */
export async function giveFile(
  db: Queryable,
  { id, purpose, ownerId, objectId }: { id: string; purpose: FilePurpose; ownerId: string; objectId: string },
): Promise<boolean> {
  const given = await db
    .updateTable('files')
    .set({ object_id: objectId })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('object_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return given !== undefined
}

export async function deleteFile(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).execute()
}

/** Index: files_unused. */
export async function deleteUnused(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('files')
    .where('object_id', 'is', null)
    .where('created_at', '<', before)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function knownFiles(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('files').select('id').where(anyOf('id', ids)).execute()
  return new Set(rows.map(({ id }) => id))
}
