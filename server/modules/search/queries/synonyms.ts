import { TERMS_VERSION } from '@diwan/core/search-text'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { deleteObject, insertObject } from '../../../kit/record/objects.ts'
import { askedTerms } from '../../../kit/search-text.ts'
import type { SearchSynonyms } from '../rows.gen.ts'

export type SynonymRow = Selectable<SearchSynonyms>

/** What a word, or a name of several words, is surely found by. */
const keyOf = (text: string): string =>
  askedTerms(text)
    .map(({ keys }) => keys[0])
    .join(' ')

/** The only place that stems synonyms. */
const columnsOf = (words: readonly string[]) => ({
  words: [...words],
  stems: [...new Set(words.map(keyOf))],
  fold_version: TERMS_VERSION,
})

export async function listSynonyms(
  db: Queryable,
  question: string,
  after: Cursor | undefined,
  limit: number,
): Promise<SynonymRow[]> {
  const asked = askedTerms(question).flatMap(({ keys }) => keys)
  const { rows } = await sql<SynonymRow>`
    select * from search_synonyms synonym
    where ${asked.length === 0 ? sql`true` : sql`string_to_array(array_to_string(stems, ' '), ' ') && ${asked}::text[]`}
      ${after ? sql`and (words[1] collate "ar-x-icu", id) > (${after.sort} collate "ar-x-icu", ${after.id}::uuid)` : sql``}
    order by words[1] collate "ar-x-icu", id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export function lockSynonym(db: Queryable, id: string): Promise<SynonymRow | undefined> {
  return db.selectFrom('search_synonyms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function countSynonyms(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('search_synonyms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertSynonym(db: Queryable, words: readonly string[], by: string | null, at: Date): Promise<string> {
  const id = await insertObject(db, { kind: 'synonym', by, at })
  await db
    .insertInto('search_synonyms')
    .values({ id, ...columnsOf(words) })
    .execute()
  return id
}

export async function updateSynonym(db: Queryable, id: string, words: readonly string[], version: number): Promise<void> {
  await db
    .updateTable('search_synonyms')
    .set({ ...columnsOf(words), version })
    .where('id', '=', id)
    .execute()
}

export async function deleteSynonym(db: Queryable, id: string, at: Date): Promise<void> {
  await db.deleteFrom('search_synonyms').where('id', '=', id).execute()
  await deleteObject(db, id, at)
}

/** Groups of stems that hold one of these, and those that hold one of theirs: حواسيب finds what حاسوب is also called. */
export async function synonymsOf(db: Queryable, stems: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ stems: string[] }>`
    with near as (select stems from search_synonyms where stems && ${[...stems]}::text[])
    select stems from search_synonyms where stems && (select array_agg(stem) from near, unnest(near.stems) stem)`.execute(db)
  return rows.map((row) => row.stems)
}

/** Stemmed by other rules than today's. */
export async function renewSynonyms(db: Queryable): Promise<void> {
  const old = await db.selectFrom('search_synonyms').select(['id', 'words']).where('fold_version', '<', TERMS_VERSION).execute()
  for (const { id, words } of old) await db.updateTable('search_synonyms').set(columnsOf(words)).where('id', '=', id).execute()
}

/** Whether the list of this name was not begun with before; from now on it was. */
export async function beginsList(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await sql`insert into search_lists (name) values (${name}) on conflict do nothing returning name`.execute(db)
  return rows.length > 0
}
