import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { anyUnseen, unseen } from '../../../kit/db/unseen.ts'
import type { FindAsked, FoundKind, Searched } from '../../../kit/module.ts'
import { either, every } from './statement.ts'

type Narrow = Pick<FindAsked, 'person' | 'units' | 'from' | 'until'>
type Of = Pick<Searched<never>, 'people' | 'persons' | 'units' | 'living' | 'seen' | 'sort'>

const personsOf = ({ people = [], persons = people }: Of) => persons

export const narrowedBy = (of: Of): FoundKind['narrows'] => [
  ...(personsOf(of).length > 0 ? (['person'] as const) : []),
  ...(of.units ? (['units'] as const) : []),
  'time',
]

const equals = (column: string, person: string): RawBuilder<boolean> =>
  sql`${sql.ref(`record.${column}`)} = ${unseen(person, 'uuid')}`

/** The living records of a person, of units and of a time that the reader may see, as a condition on the record. */
export function narrowing(of: Of, reader: Pick<Actor, 'id'>, { person, units, from, until }: Narrow): RawBuilder<boolean> {
  const sorted = sql.ref(`record.${of.sort}`)
  return every([
    of.living,
    ...(of.seen ? [of.seen(reader)] : []),
    ...(person === undefined
      ? []
      : [either(personsOf(of).map((one) => (typeof one === 'string' ? equals(one, person) : one(person))))]),
    ...(units ? [either((of.units ?? []).map((column) => sql`${sql.ref(`record.${column}`)} = ${anyUnseen(units)}`))] : []),
    ...(from ? [sql<boolean>`${sorted} >= ${from}`] : []),
    ...(until ? [sql<boolean>`${sorted} < ${until}`] : []),
  ])
}
