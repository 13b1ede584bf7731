import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Listing, Place } from '../types.ts'
import type { Statement } from './statement.ts'

/** The record that a short id names, if this list shows it. Index: objects_by_short_id. */
export async function findByShortId(db: Queryable, of: Statement, actor: Actor, list: Listing, shortId: string) {
  const { rows } = await sql<Place>`
    select record.id, ${sql.ref(`record.${of.sort}`)}::text as sort
    from objects join ${sql.table(of.table)} record on record.id = objects.id
    where objects.kind = ${of.kind} and objects.short_id = ${shortId}
      and ${list.where} and ${of.visible(actor, 'record', list.only)}`.execute(db)
  return rows[0]
}
