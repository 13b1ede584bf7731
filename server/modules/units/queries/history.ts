import { unitEvents } from '@diwan/contract/units/events'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'

const EVENTS = Object.values(unitEvents).map(({ name }) => name)

/** What was changed in one unit, newest first. That people were told of it is no change of the unit. */
export function readHistory(db: Queryable, unitId: string, after: Cursor | undefined, limit: number) {
  return db
    .selectFrom('history')
    .leftJoin('users as actor', 'actor.id', 'history.actor_id')
    .select([
      'history.id',
      'history.event',
      'history.detail',
      'history.at',
      'actor.id as actor_id',
      'actor.full_name as actor_name',
    ])
    .select(sql<string>`history.at::text`.as('sort'))
    .where('history.object_id', '=', unitId)
    .where('history.event', 'in', EVENTS)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(history.at, history.id) < (${after!.sort}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('history.at', 'desc')
    .orderBy('history.id', 'desc')
    .limit(limit)
    .execute()
}
