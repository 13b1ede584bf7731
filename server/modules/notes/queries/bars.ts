import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { branches } from '../../../kit/access/branches.ts'
import { relations } from '../../../kit/access/reach.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { own } from '../access.ts'
import type { NoteReach } from './note.ts'

export interface RemindedRow extends NoteReach, Cursor {
  readonly owner_name: string
  readonly owner_photo: string | null
}

interface BarQuery {
  readonly from: string
  readonly to: string
  readonly after: Cursor | undefined
  readonly limit: number
}

/** A reminder concerns the owner of the note alone. */
const readable = branches(relations<NoteReach>({ own }), 'notes.view')

/** Own notes with a reminder between two days, by its day. Index: notes_by_reminder. */
export async function readReminded(db: Queryable, actor: Actor, { from, to, after, limit }: BarQuery): Promise<RemindedRow[]> {
  const page = readable(actor, {
    table: 'notes',
    sort: 'reminder_date',
    sortType: 'key',
    rising: true,
    where: sql`record.deleted_at is null and record.created_by = ${actor.id} and record.reminder_date between ${from} and ${to}`,
    after,
    limit,
  })
  if (!page) return []
  const { rows } = await sql<RemindedRow>`
    with page as (${page})
    select note.*, page.sort, null as degree, owner.full_name as owner_name, owner.photo_id as owner_photo
    from page join notes note on note.id = page.id join users owner on owner.id = note.created_by
    order by note.reminder_date, note.id`.execute(db)
  return rows
}
