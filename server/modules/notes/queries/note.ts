import type { Label } from '@diwan/contract/labels/schemas'
import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundTexts } from '../../../kit/kind/types.ts'
import { labelsIn } from '../../labels/public.ts'
import { degreeIn } from '../../people/public.ts'
import type { Notes } from '../rows.gen.ts'

/** A note as access looks at it for one person. */
export interface NoteReach extends Selectable<Notes> {
  readonly degree: string | null
}

/** A note as the presenter needs it. */
export interface NoteRow extends NoteReach {
  readonly sort: string
  readonly creator_name: string
  readonly creator_photo: string | null
  readonly document_id: string
  readonly purge_at: Date | null
  readonly labels: Label[]
}

export const columnsFor = (actor: Pick<Actor, 'id'>) => sql`
  note.*, note.updated_at::text as sort, creator.full_name as creator_name, creator.photo_id as creator_photo,
  document.id as document_id, object.purge_at, ${labelsIn('note')} as labels,
  ${degreeIn('note', actor.id)} as degree`
export const withCreator = sql`join users creator on creator.id = note.created_by
  join objects object on object.id = note.id
  join documents document on document.object_id = note.id and document.slot = 'description'`

export async function insertNote(db: Queryable, row: Insertable<Notes>): Promise<void> {
  await db.insertInto('notes').values(row).execute()
}

export async function updateNote(db: Queryable, id: string, set: Updateable<Notes>): Promise<void> {
  await db.updateTable('notes').set(set).where('id', '=', id).execute()
}

/** How it begins, wherever that has changed. */
export async function keepPreview(db: Queryable, id: string, preview: string): Promise<void> {
  await db.updateTable('notes').set({ preview }).where('id', '=', id).where('preview', '<>', preview).execute()
}

/** Of these those that there are, as they stand to this person. */
export async function readNotes(db: Queryable, actor: Pick<Actor, 'id'>, ids: readonly string[]): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select ${columnsFor(actor)} from notes note ${withCreator} where ${anyOf('note.id', ids)}`.execute(db)
  return rows
}

/** The texts by which notes are found. */
export async function readTexts(db: Queryable, ids: readonly string[]): Promise<FoundTexts[]> {
  const rows = await db
    .selectFrom('notes')
    .innerJoin('documents', 'documents.object_id', 'notes.id')
    .select(['notes.id', 'title', 'text', 'created_at as at'])
    .where(anyOf('notes.id', ids))
    .execute()
  return rows.map(({ id, title, text, at }) => ({ id, texts: [title, text], at }))
}

/** The row lock that every command takes first. */
export async function lockNote(db: Queryable, actor: Pick<Actor, 'id'>, id: string): Promise<NoteReach | undefined> {
  const { rows } = await sql<NoteReach>`
    select note.*, ${degreeIn('note', actor.id)} as degree from notes note where note.id = ${id} for update of note`.execute(db)
  return rows[0]
}
