import { rankedTerm, TERMS_VERSION, titleTerm } from '@diwan/core/search-text'
import type { Audience } from '@diwan/contract/kit/audience'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FilePlace, FoundBy } from '../../../kit/module.ts'
import { plainWords, searchTerms } from '../../../kit/search-text.ts'
import { textsOfFiles } from '../../files/public.ts'

const withBackwards = (word: string) => ({ word, backwards: Array.from(word).toReversed().join('') })

/** The part that is the record itself is its title; every other is something said about it, names of files among it. */
const rowsOf = (entries: readonly FoundBy[]): string =>
  JSON.stringify(
    entries.map(({ objectId, part, audience, scope = null, texts, ranks = [], at, isFile = false }) => {
      const text = texts.join('\n')
      const ranked = ranks.flatMap((some, rank) => searchTerms(some.join('\n')).map((term) => rankedTerm(rank, term)))
      const terms = fitting([...searchTerms(text), ...(part === objectId ? [titleTerm(text)] : []), ...ranked])
      const words = audience === 'public' && !isFile ? plainWords(text).map(withBackwards) : []
      return { object_id: objectId, part, file_id: isFile ? part : null, audience, scope, terms, words, at }
    }),
  )

/** PostgreSQL refuses the words of one entry from a megabyte on. */
const MAX_TERM_BYTES = 600_000

function fitting(terms: readonly string[]): readonly string[] {
  let bytes = 0
  const end = terms.findIndex((term) => (bytes += Buffer.byteLength(term) + 4) > MAX_TERM_BYTES)
  return end < 0 ? terms : terms.slice(0, end)
}

const given = (rows: string) => sql`given as (
  select * from jsonb_to_recordset(${rows}::jsonb)
    as given (object_id uuid, part uuid, file_id uuid, audience text, scope uuid, terms text[], words jsonb, at timestamptz))`

/** The words of what is public are kept beside, for those who mistype one; locked in one order, so that two writers never wait for each other. */
const vocabulary = sql`words as (
  insert into search_words (word, backwards)
  select distinct word.word, word.backwards from given, jsonb_to_recordset(given.words) as word (word text, backwards text)
  order by word.word on conflict do nothing)`

/**
 * Written in the transaction of what they are found by; whatever was kept of the same part before is replaced. The kind is that of the
 * object, which the same transaction may just have made.
 */
export async function keepEntries(db: Queryable, entries: readonly FoundBy[]): Promise<void> {
  if (entries.length === 0) return
  await sql`with ${given(rowsOf(entries))}, ${vocabulary}
    insert into search_entries (object_id, part, file_id, kind, scope, audience, fold_version, terms, at)
    select object_id, part, file_id, (select kind from objects where id = object_id), scope, audience, ${sql.lit(TERMS_VERSION)},
      array_to_tsvector(terms), at
    from given
    on conflict (object_id, part) do update
      set scope = excluded.scope, audience = excluded.audience, fold_version = excluded.fold_version, terms = excluded.terms`.execute(
    db,
  )
}

export interface Stale {
  objectId: string
  part: string
}

/** An entry with the stamp of its row, which every later write of the entry changes. */
export interface StaleEntry extends Stale {
  readonly stamp: string
  readonly isFile: boolean
}

/** Folded by other rules than today's. Of one kind of record; a batch at a time. Index: search_entries_by_version. */
export async function staleEntries(db: Queryable, kind: string, limit: number): Promise<StaleEntry[]> {
  const { rows } = await sql<StaleEntry>`
    select object_id as "objectId", part, xmin::text as stamp, file_id is not null as "isFile" from search_entries
    where fold_version < ${sql.lit(TERMS_VERSION)} and kind = ${kind}
    order by fold_version, part, object_id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** Reads the entries of those parts that are files. */
export async function fileEntries(db: Queryable, stale: readonly Stale[]): Promise<FoundBy[]> {
  const parts = await db
    .selectFrom('search_entries')
    .select(['object_id', 'file_id', 'audience', 'scope', 'at'])
    .where(
      anyOf(
        'file_id',
        stale.map(({ part }) => part),
      ),
    )
    .execute()
  const texts = await textsOfFiles(
    db,
    parts.flatMap(({ file_id }) => file_id ?? []),
  )
  return parts.flatMap(({ object_id, file_id, audience, scope, at }) => {
    const text = texts.get(file_id ?? '')
    return file_id === null || text === undefined
      ? []
      : [fileEntry(object_id, text, { id: file_id, audience: audience as Audience, at, ...(scope && { scope }) })]
  })
}

/** The files of a record that are searched. Index: search_entries_pkey. */
export async function searchedFiles(db: Queryable, objectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('search_entries')
    .select('file_id')
    .where('object_id', '=', objectId)
    .where('file_id', 'is not', null)
    .execute()
  return rows.flatMap(({ file_id }) => file_id ?? [])
}

export const fileEntry = (objectId: string, text: string, { id, ...place }: FilePlace): FoundBy => ({
  objectId,
  part: id,
  isFile: true,
  texts: [text],
  ...place,
})

/** Their texts are read again by the rules of today, as those of older rules are. */
export async function outdateEntries(db: Queryable, objectIds: readonly string[]): Promise<void> {
  await db.updateTable('search_entries').set({ fold_version: 0 }).where(anyOf('object_id', objectIds)).execute()
}

/** Only what is as it was when it was read: what somebody wrote in between is newer, and what was outdated once more is read once more. */
export async function renewEntries(db: Queryable, entries: readonly FoundBy[], stale: readonly StaleEntry[]): Promise<void> {
  if (entries.length === 0) return
  await sql`with ${given(rowsOf(entries))}, ${vocabulary}
    update search_entries set terms = array_to_tsvector(given.terms), fold_version = ${sql.lit(TERMS_VERSION)}
    from given join jsonb_to_recordset(${JSON.stringify(stale)}::jsonb) as stale ("objectId" uuid, part uuid, stamp text)
      on stale."objectId" = given.object_id and stale.part = given.part
    where search_entries.object_id = given.object_id and search_entries.part = given.part
      and search_entries.xmin::text = stale.stamp`.execute(db)
}

/** The records are purged. */
export async function forgetRecords(db: Queryable, objectIds: readonly string[]): Promise<void> {
  await db.deleteFrom('search_entries').where(anyOf('object_id', objectIds)).execute()
}

/** Their source is gone. */
export async function forgetEntries(db: Queryable, gone: readonly Stale[]): Promise<void> {
  if (gone.length === 0) return
  await sql`delete from search_entries using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as gone ("objectId" uuid, part uuid)
    where search_entries.object_id = gone."objectId" and search_entries.part = gone.part`.execute(db)
}
