import { documentEvents } from '@diwan/contract/documents/events'
import { z } from 'zod'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

const Named = z.object({ people: z.array(z.string()) })
const { unmentioned } = documentEvents

/** An event of the history of a record names these people; those from whom it was taken back are left out. */
export interface Naming {
  readonly fact: string
  readonly people: readonly string[]
}

/** Each time that this event of a record named people. Index: history_by_object. */
export async function readNamings(db: Queryable, objectId: string, event: string): Promise<Naming[]> {
  const rows = await db
    .selectFrom('history')
    .select(['id', 'event', 'detail'])
    .where('object_id', '=', objectId)
    .where(anyOf('event', [event, unmentioned.name]))
    .execute()
  const takenBack = rows.filter((row) => row.event === unmentioned.name).map(({ detail }) => unmentioned.detail.parse(detail))
  return rows
    .filter((row) => row.event === event)
    .map(({ id, detail }) => {
      const gone = new Set(takenBack.flatMap(({ facts, people }) => (facts.includes(id) ? people : [])))
      return { fact: id, people: Named.parse(detail).people.filter((person) => !gone.has(person)) }
    })
}
