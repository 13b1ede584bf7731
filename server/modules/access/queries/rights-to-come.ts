import type { Relation } from '@diwan/contract/access/vocabulary'
import { sql } from 'kysely'
import type { Clock } from '../../../kit/clock/clock.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { readCells } from './matrix.ts'

export interface RightsAt {
  readonly db: Queryable
  readonly clock: Clock
}

export interface Right {
  readonly name: string
  readonly relations: readonly Relation[]
}

/**
 * What the roles of these people grant and what was added to them, also what begins later, less what is denied without an end.
 * Of the disabled too: they may be enabled.
 */
export async function readRightsToCome({ db, clock }: RightsAt, userIds: readonly string[]): Promise<Map<string, Right[]>> {
  if (userIds.length === 0) return new Map()
  const now = clock.now()
  const [people, cells, ofPerson] = await Promise.all([
    db.selectFrom('users').select(['id', 'role']).where(anyOf('id', userIds)).execute(),
    readCells(db),
    db
      .selectFrom('person_grants')
      .select(['user_id', 'effect', 'from_at', 'until_at', sql<string>`module_name || '.' || flag`.as('name')])
      .select(sql<Relation[]>`relations`.as('relations'))
      .where(anyOf('user_id', userIds))
      .where((where) => where.or([where('until_at', 'is', null), where('until_at', '>', now)]))
      .execute(),
  ])
  const ofRole = Map.groupBy(cells, ({ role }) => role as string)
  const exceptions = Map.groupBy(ofPerson, ({ user_id }) => user_id)
  return new Map(
    people.map(({ id, role }) => {
      const own = exceptions.get(id) ?? []
      const denied = own.filter(({ effect, from_at, until_at }) => effect === 'deny' && until_at === null && from_at <= now)
      const added = own.filter(({ effect }) => effect === 'add')
      const rights = [...(ofRole.get(role) ?? []), ...added]
      return [id, rights.filter(({ name }) => !denied.some((one) => one.name === name))]
    }),
  )
}
