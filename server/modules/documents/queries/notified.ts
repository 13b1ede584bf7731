import { z } from 'zod'
import type { Queryable } from '../../../kit/db/database.ts'

const Named = z.object({ people: z.array(z.string()) })

/** Whom this event of a record named before. Index: history_by_object. */
export async function readNotified(db: Queryable, objectId: string, event: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('history')
    .select('detail')
    .where('object_id', '=', objectId)
    .where('event', '=', event)
    .execute()
  return new Set(rows.flatMap(({ detail }) => Named.parse(detail).people))
}
