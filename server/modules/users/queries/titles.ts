import { fold } from '@diwan/core/arabic-fold'
import { sql } from 'kysely'
import type { Selectable, Updateable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { DB } from '../../../kit/db/types.gen.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { deleteObject, insertObject } from '../../../kit/record/objects.ts'
import type { Titles } from '../rows.gen.ts'

export type TitleRow = Selectable<Titles> & { users: number }

const columns = sql`title.*,
  (select count(*) from users where title_id = title.id and deleted_at is null) as users from titles title`

export async function listTitles(db: Queryable, after: Cursor | undefined, limit: number): Promise<TitleRow[]> {
  const later = after
    ? sql`where (title.name_ar collate "ar-x-icu", title.id) > (${after.sort} collate "ar-x-icu", ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<TitleRow>`select ${columns} ${later}
    order by title.name_ar collate "ar-x-icu", title.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export async function readTitle(db: Queryable, id: string): Promise<TitleRow | undefined> {
  const { rows } = await sql<TitleRow>`select ${columns} where title.id = ${id}`.execute(db)
  return rows[0]
}

export async function lockTitle(db: Queryable, id: string): Promise<TitleRow | undefined> {
  const { rows } = await sql<TitleRow>`select ${columns} where title.id = ${id} for update of title`.execute(db)
  return rows[0]
}

export interface NewTitle {
  name_ar: string
  name_en: string
  description_ar?: string
  description_en?: string
  colour: string
}

const folded = ({ name_ar, name_en }: { name_ar: string; name_en: string }) => ({
  folded_ar: fold(name_ar),
  folded_en: fold(name_en),
})

export async function insertTitle(db: Queryable, title: NewTitle, by: string | null, at: Date): Promise<string> {
  const id = await insertObject(db, { kind: 'title', by, at })
  await db
    .insertInto('titles')
    .values({ ...title, ...folded(title), id })
    .execute()
  return id
}

export async function updateTitle(db: Queryable, id: string, title: Updateable<DB['titles']> & NewTitle): Promise<void> {
  await db
    .updateTable('titles')
    .set({ ...title, ...folded(title) })
    .where('id', '=', id)
    .execute()
}

/** Which of the names is another title's: أخصائي and اخصائى are one. */
export async function takenTitleNames(db: Queryable, title: NewTitle, except: string | null): Promise<('nameAr' | 'nameEn')[]> {
  const { folded_ar, folded_en } = folded(title)
  const { rows } = await sql<{ ar: boolean; en: boolean }>`
    select bool_or(folded_ar = ${folded_ar}) as ar, bool_or(folded_en = ${folded_en}) as en from titles
    where (folded_ar = ${folded_ar} or folded_en = ${folded_en}) and id is distinct from ${except}::uuid`.execute(db)
  const [found] = rows
  return [...(found?.ar ? (['nameAr'] as const) : []), ...(found?.en ? (['nameEn'] as const) : [])]
}

/** Gives the people of one title another. */
export async function replaceTitle(db: Queryable, from: string, to: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ title_id: to, version: eb('version', '+', 1) }))
    .where('title_id', '=', from)
    .execute()
}

export async function deleteTitle(db: Queryable, id: string, at: Date): Promise<void> {
  await db.updateTable('users').set({ title_id: null }).where('title_id', '=', id).where('deleted_at', 'is not', null).execute()
  await db.deleteFrom('titles').where('id', '=', id).execute()
  await deleteObject(db, id, at)
}
