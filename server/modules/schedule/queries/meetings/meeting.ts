import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../../kit/db/any-of.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { Meetings } from '../../rows.gen.ts'

export async function insertMeeting(db: Queryable, row: Insertable<Meetings>): Promise<void> {
  await db.insertInto('meetings').values(row).execute()
}

export async function updateMeeting(db: Queryable, id: string, set: Updateable<Meetings>): Promise<void> {
  await db.updateTable('meetings').set(set).where('id', '=', id).execute()
}
