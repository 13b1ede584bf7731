import { TRASH_DAYS } from '@diwan/contract/kit/trash'
import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Queryable } from '../db/database.ts'
import type { Ctx } from '../portal.ts'
import { eraseTexts } from './history-texts.ts'
import { deleteObject } from './objects.ts'
import type { Tx } from './write.ts'

const DAY_MS = 86_400_000

/** The caller holds the row lock, has checked the right and records the event. Only the owner's trash view shows it from now on. */
export async function trash({ clock }: Pick<Ctx, 'clock'>, { db }: Pick<Tx, 'db'>, id: string, days = TRASH_DAYS): Promise<void> {
  const now = clock.now()
  await deleteObject(db, id, now, new Date(now.getTime() + days * DAY_MS))
}

/** As it was, for all who could see it. A purged record has no row to lock, so it never comes here. */
export async function restore({ db }: Pick<Tx, 'db'>, id: string): Promise<void> {
  await db.updateTable('objects').set({ deleted_at: null, purge_at: null }).where('id', '=', id).execute()
}

/**
 * Everything that was written in these records goes, with whatever other modules keep of them. That they existed, and who did what
 * when, stays.
 */
export async function purge({ portal, clock }: Pick<Ctx, 'portal' | 'clock'>, tx: Tx, ids: readonly string[]): Promise<void> {
  await portal.forget(tx, ids)
  await eraseTexts(tx.db, ids)
  await tx.db
    .updateTable('objects')
    // oxlint-disable-next-line typescript/unbound-method -- a method of a plain object, which uses no this
    .set(({ fn, val }) => ({ deleted_at: fn.coalesce('deleted_at', val(clock.now())), purge_at: null }))
    .where(anyOf('id', ids))
    .execute()
}

/** The longest overdue first, of kinds that do not wait. Index: objects_to_purge. */
export async function readDue(db: Queryable, now: Date, waiting: readonly string[], limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('objects')
    .select('id')
    .where('purge_at', '<=', now)
    .where(sql<boolean>`kind <> all(${[...waiting]}::text[])`)
    .orderBy('purge_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Looked at again under its lock: two workers purge it once, and one that was restored stays. */
export async function lockDue({ db }: Pick<Tx, 'db'>, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('objects')
    .select('id')
    .where('id', '=', id)
    .where('purge_at', '<=', now)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
