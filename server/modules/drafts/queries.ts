import type { DraftQuery, SaveDraft } from '@diwan/contract/drafts/schemas'
import type { z } from 'zod'
import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import type { Drafts } from './rows.gen.ts'

export type DraftRow = Selectable<Drafts>

/** Index: drafts_by_place. */
export function readDrafts(db: Queryable, ownerId: string, { kind, key }: z.infer<typeof DraftQuery>, limit: number) {
  return db
    .selectFrom('drafts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('sent_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(key !== undefined, (query) => query.where('key', '=', key!))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The row lock that every saving takes first. */
export function lockDraftAt(db: Queryable, ownerId: string, { kind, key }: Pick<SaveDraft, 'kind' | 'key'>) {
  return db
    .selectFrom('drafts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('sent_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function isSent(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('drafts')
    .select('sent_at')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined && row.sent_at !== null
}

/** Nothing when another device was first. */
export function insertDraft(db: Queryable, draft: Insertable<Drafts>): Promise<DraftRow | undefined> {
  return db
    .insertInto('drafts')
    .values(draft)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

type Kept = Pick<Insertable<Drafts>, 'content' | 'file_ids' | 'version' | 'updated_at'>

export function updateDraft(db: Queryable, ownerId: string, id: string, kept: Kept): Promise<DraftRow> {
  return db
    .updateTable('drafts')
    .set(kept)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** False when it was sent before. */
export async function markSent(db: Queryable, draft: Insertable<Drafts>): Promise<boolean> {
  const sent = await db
    .insertInto('drafts')
    .values(draft)
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'id'])
        .doUpdateSet({ content: '{}', file_ids: [], updated_at: draft.updated_at, sent_at: draft.sent_at! })
        .where('drafts.sent_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  return sent !== undefined
}

export async function deleteDraft(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('drafts')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function countDrafts(db: Queryable, ownerId: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from drafts where owner_id = ${ownerId} and sent_at is null limit ${sql.lit(limit)}) counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Drafts of all people, in records that are purged. Index: drafts_by_key. */
export async function deleteDraftsOf(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('drafts').where(anyOf('key', keys)).execute()
}

/** Index: drafts_by_age. */
export async function deleteUntouched(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('drafts').where('updated_at', '<', before).execute()
}

/** Whose drafts hold which files. */
export async function readDraftFiles(db: Queryable): Promise<{ owner_id: string; file_ids: string[] }[]> {
  return db
    .selectFrom('drafts')
    .select(['owner_id', 'file_ids'])
    .where('file_ids', '!=', sql<string[]>`'{}'`)
    .execute()
}
