import type { Role } from '@diwan/contract/access/vocabulary'
import { ROLES } from '@diwan/contract/access/vocabulary'
import { peopleList } from '@diwan/contract/users/list'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { lister, type ListQuery } from '../../../kit/list/lister.ts'
import { byCondition } from '../../../kit/list/readers.ts'
import { NO_PASSWORD } from '../../../kit/secrets/secrets.ts'
import { mayGrant, reachedBy, type Reached } from '../access.ts'
import type { Term } from './terms.ts'
import { driverOf, isIn, mayCarry, termsOf } from './terms.ts'

type Filters = (typeof peopleList)['filters']
type State = (typeof peopleList)['views'][number]
/** A unit stands for itself here: what is below it is asked for by its own id. */
export type DirectoryFilter = ListQuery<'name', Filters> & { readonly state: State }

export interface Found {
  readonly id: string
  /** Where the page goes on from: the name, or the word and the name. */
  readonly sort: string
}

const inUnits = (ids: readonly string[]) => sql`select user_id from unit_members where unit_id = any(${[...ids]}::uuid[])`

/** People called `record` whom this reaches, as one set, which holds a member of several units once. Index: unit_members_pkey. */
function reachable({ all, own, self, unitIds }: Reached): RawBuilder<boolean> {
  if (all) return sql`true`
  const me = own ? sql` union all select ${self}::uuid` : sql``
  return sql`record.id in (${inUnits(unitIds)}${me})`
}

const isSeen = (actor: Actor): RawBuilder<boolean> => reachable(reachedBy(actor, 'users.view'))

/** Only of people whom this caller may change: others do not know who has arrived. Index: users_invited. */
function isAwaited(actor: Actor): RawBuilder<boolean> {
  const roles = ROLES.filter((role: Role) => mayGrant(actor, role))
  return sql`record.deleted_at is null and record.disabled_at is null and record.password_hash = ${sql.lit(NO_PASSWORD)}
    and record.role = any(${roles}) and ${reachable(reachedBy(actor, 'users.update'))}`
}

/** People who proposed another name, of those whom this caller may change. Index: name_proposals_pkey. */
function isRenaming(actor: Actor): RawBuilder<boolean> {
  const roles = ROLES.filter((role: Role) => mayGrant(actor, role))
  return sql`record.deleted_at is null and record.id in (select user_id from name_proposals)
    and record.role = any(${roles}) and ${reachable(reachedBy(actor, 'users.update'))}`
}

/** Indexes: users_by_name, users_by_role, users_by_title, users_by_partner, users_disabled, users_invited. */
export const people = lister<State, 'name', Filters, Found, 'users.view', { readonly state: State }>(peopleList, {
  table: 'users',
  readers: { 'users.view': byCondition(isSeen) },
  sorts: { name: { column: 'full_name', type: 'name' } },
  views: {
    all: () => sql`record.deleted_at is null`,
    active: () => sql`record.deleted_at is null and record.disabled_at is null`,
    invited: isAwaited,
    renaming: isRenaming,
    disabled: () => sql`record.deleted_at is null and record.disabled_at is not null`,
  },
  viewOf: ({ state }) => state,
  filters: {
    role: 'role',
    unitId: (ids) => sql`record.id in (${inUnits(ids)})`,
    titleId: 'title_id',
    partnerId: 'partner_id',
  },
  zone: () => 'UTC', // no filter by days
})

/** What is asked of everybody who is found by words: the list itself, under the name `record`. */
export const wanted = (actor: Actor, filter: DirectoryFilter): RawBuilder<unknown> =>
  sql`${isSeen(actor)} and ${people.fits(actor, filter)}`

const anybody = sql`record.deleted_at is null and record.disabled_at is null`

/**
 * People who carry all the words, each word by its beginning or its sound: the range of the rarest word in the order of the
 * index; of whom the marks do not refuse, every other word is asked. A person found by two words of one range stands at the first.
 */
export async function findPeople(
  db: Queryable,
  fits: RawBuilder<unknown>,
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
      join users record on record.id = found.user_id
      where found.kind = ${sql.lit(range.kind)} and found.word >= ${range.from} and found.word < ${range.to} ${later}
        and not exists (select from user_words before where before.user_id = found.user_id and (${before}))
        ${sql.join(others, sql` `)} and ${fits}
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
  return (await findPeople(db, anybody, terms, undefined, limit)).map(({ id }) => id)
}

function placeOf({ sort }: Cursor) {
  const [kind = '', word = '', name = ''] = sort.split('\t')
  return { kind: /^[0-2]$/.test(kind) ? Number(kind) : 0, word, name }
}
