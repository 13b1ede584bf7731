import type { Relation } from '@diwan/contract/access/vocabulary'
import { COUNT_LIMIT, type Counter } from '@diwan/contract/kit/page'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../access/actor.ts'
import { among } from '../access/among.ts'
import { branches } from '../access/branches.ts'
import { counting } from '../access/counting.ts'
import type { Reach } from '../access/reach.ts'
import type { Ctx } from '../portal.ts'
import { counterOf } from './counter.ts'

interface SharedList<Row> {
  readonly table: string
  readonly reach: Reach<Row>
  /** The right under which the caller reads them. */
  readonly flag: string
  /** The relations by which somebody takes part. */
  readonly as: readonly Relation[]
  readonly sort: string
  readonly where: RawBuilder<unknown>
}

interface Shared {
  readonly ids: readonly string[]
  readonly count: Counter
}

/**
 * Records in which a person takes part, the newest first: found by the ranges of that person, and each judged for the caller. One query;
 * it looks at no more than the records of that person.
 */
export const sharedBy = <Row>({ table, reach, flag, as, sort, where }: SharedList<Row>) => {
  const [ids, count, mayRead] = [branches(reach, flag), counting(reach, flag), among(reach, flag)]
  return async ({ db, actor }: Pick<Ctx, 'db' | 'actor'>, personId: string, limit: number): Promise<Shared> => {
    const person: Actor = { ...actor, id: personId, grants: new Map([[flag, new Set(as)]]) }
    const list = { table, sort, where: sql`${where} and ${mayRead(actor, 'record')}`, limit }
    const { rows } = await sql<{ id: string; count: number }>`
      with page as (${ids(person, list)!}) select id, ${count(person, { ...list, limit: COUNT_LIMIT + 1 })}::int as count
      from page order by sort desc, id desc`.execute(db)
    return { ids: rows.map(({ id }) => id), count: counterOf(rows[0]?.count ?? 0) }
  }
}
