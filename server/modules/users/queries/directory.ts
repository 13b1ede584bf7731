import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import type { Reached } from '../access.ts'
import type { Term } from './terms.ts'
import { driverOf, isIn, mayCarry, termsOf } from './terms.ts'

export interface DirectoryFilter {
  /** The units asked for, with everything below them. */
  readonly unitIds?: readonly string[] | undefined
  readonly role?: string | undefined
  readonly titleId?: string | undefined
  readonly partnerId?: string | undefined
  readonly state: 'active' | 'disabled' | 'all'
}

export interface Found {
  readonly id: string
  /** Where the page goes on from: the name, or the word and the name. */
  readonly sort: string
}

/** `person` is the row of users. */
function wanted(reached: Reached, { unitIds, role, titleId, partnerId, state }: DirectoryFilter): RawBuilder<unknown> {
  const inUnits = (ids: readonly string[]) =>
    sql`person.id in (select user_id from unit_members where unit_id = any(${[...ids]}::uuid[]))`
  const conditions = [
    sql`person.deleted_at is null`,
    ...(state === 'active' ? [sql`person.disabled_at is null`] : []),
    ...(state === 'disabled' ? [sql`person.disabled_at is not null`] : []),
    ...(role === undefined ? [] : [sql`person.role = ${role}`]),
    ...(titleId === undefined ? [] : [sql`person.title_id = ${titleId}`]),
    ...(partnerId === undefined ? [] : [sql`person.partner_id = ${partnerId}`]),
    ...(unitIds === undefined ? [] : [inUnits(unitIds)]),
    ...(reached.all
      ? []
      : [sql`(${reached.own ? sql`person.id = ${reached.self}` : sql`false`} or ${inUnits(reached.unitIds)})`]),
  ]
  return sql.join(conditions, sql` and `)
}

/** Everybody who is wanted, by name. */
export async function listPeople(
  db: Queryable,
  reached: Reached,
  filter: DirectoryFilter,
  after: Cursor | undefined,
  limit: number,
): Promise<Found[]> {
  const later = after
    ? sql`and (person.full_name collate "ar-x-icu", person.id) > (${after.sort} collate "ar-x-icu", ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<Found>`
    select person.id, person.full_name as sort from users person
    where ${wanted(reached, filter)} ${later}
    order by person.full_name collate "ar-x-icu", person.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/**
 * People who carry all the words, each word by its beginning or its sound: the range of the rarest word in the order of the
 * index; of whom the marks do not refuse, every other word is asked. A person found by two words of one range stands at the first.
 */
export async function findPeople(
  db: Queryable,
  reached: Reached,
  filter: DirectoryFilter,
  terms: readonly Term[],
  after: Cursor | undefined,
  limit: number,
): Promise<Found[]> {
  const driver = await driverOf(db, terms)
  const others = terms
    .filter((term) => term !== driver)
    .map(
      (term) => sql`and ${mayCarry(term)} and exists (select from user_words other
    where other.user_id = found.user_id and ${isIn('other', term)})`,
    )
  const place = after && placeOf(after)
  const branches = driver.map((range, index, all) => {
    const earlier = all.slice(0, index)
    const sameWord = sql`(before.kind = ${sql.lit(range.kind)} and before.word >= ${range.from} and before.word < found.word)`
    const before = sql.join([sameWord, ...(earlier.length > 0 ? [isIn('before', earlier)] : [])], sql` or `)
    const later = place
      ? sql`and (found.kind, found.word, found.full_name, found.user_id) > (${place.kind}::smallint, ${place.word}, ${place.name}, ${after.id}::uuid)`
      : sql``
    return sql`(
      select found.kind, found.word, found.full_name, found.user_id from user_words found
      join users person on person.id = found.user_id
      where found.kind = ${sql.lit(range.kind)} and found.word >= ${range.from} and found.word < ${range.to} ${later}
        and not exists (select from user_words before where before.user_id = found.user_id and (${before}))
        ${sql.join(others, sql` `)} and ${wanted(reached, filter)}
      order by found.kind, found.word, found.full_name, found.user_id limit ${sql.lit(limit)})`
  })
  const { rows } = await sql<{ kind: number; word: string; full_name: string; user_id: string }>`
    select kind, word, full_name, user_id from (${sql.join(branches, sql` union all `)}) branch
    order by kind, word, full_name, user_id limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ kind, word, full_name, user_id }) => ({ id: user_id, sort: `${kind}\t${word}\t${full_name}` }))
}

/** Active people who are named so, in the order of the directory; phones are not looked at. */
export async function namedSo(db: Queryable, typed: string, limit: number): Promise<string[]> {
  const terms = termsOf(typed, false)
  if (terms.length === 0) return []
  const everybody: Reached = { all: true, own: false, self: '', unitIds: [] }
  return (await findPeople(db, everybody, { state: 'active' }, terms, undefined, limit)).map(({ id }) => id)
}

function placeOf({ sort }: Cursor) {
  const [kind = '', word = '', name = ''] = sort.split('\t')
  return { kind: /^[0-2]$/.test(kind) ? Number(kind) : 0, word, name }
}
