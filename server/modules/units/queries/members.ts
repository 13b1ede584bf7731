import type { MemberRelation } from '@diwan/contract/units/vocabulary'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

/** People who work or belong there. */
export async function membersOf(db: Queryable, unitIds: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('unit_members').select('user_id').distinct().where(anyOf('unit_id', unitIds)).execute()
  return rows.map((row) => row.user_id)
}

/** False when the person stands so to it already. */
export async function addMember(db: Queryable, unitId: string, userId: string, relation: MemberRelation): Promise<boolean> {
  const added = await db
    .insertInto('unit_members')
    .values({ unit_id: unitId, user_id: userId, relation })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return added !== undefined
}

export interface Membership {
  readonly unitId: string
  readonly userId: string
  readonly relation: string
}

const asRows = (places: readonly Membership[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as said ("unitId" uuid, "userId" uuid, relation text)`

/** As many at once; who stands so there already is left alone. */
export async function addMembers(db: Queryable, places: readonly Membership[]): Promise<void> {
  await sql`insert into unit_members (unit_id, user_id, relation)
    select "unitId", "userId", relation from ${asRows(places)} on conflict do nothing`.execute(db)
}

/** All places of a person. Those that stay are not touched: their rights do not move. */
export async function setPlacesOf(db: Queryable, userId: string, places: readonly Omit<Membership, 'userId'>[]): Promise<void> {
  const said = places.map(({ unitId, relation }) => ({ unitId, userId, relation }))
  await sql`delete from unit_members where user_id = ${userId} and (unit_id, relation) not in
    (select "unitId", relation from ${asRows(said)})`.execute(db)
  await addMembers(db, said)
}

export async function removeMember(db: Queryable, unitId: string, userId: string, relation: MemberRelation): Promise<boolean> {
  const removed = await db
    .deleteFrom('unit_members')
    .where('unit_id', '=', unitId)
    .where('user_id', '=', userId)
    .where('relation', '=', relation)
    .returning('user_id')
    .executeTakeFirst()
  return removed !== undefined
}

export interface MemberRow {
  user_id: string
  full_name: string
  relation: MemberRelation
  rank: number
}

/** Heads first, then deputies, agents and members; each by name. A person stands once in each relation. */
export async function readMembers(
  db: Queryable,
  unitId: string,
  after: { rank: number; userId: string } | undefined,
  limit: number,
): Promise<MemberRow[]> {
  const rank = sql<number>`array_position(array['head', 'deputy', 'agent', 'member'], belonging.relation)`
  const { rows } = await sql<MemberRow>`
    select belonging.user_id, users.full_name, belonging.relation, ${rank} as rank
    from unit_members belonging join users on users.id = belonging.user_id
    where belonging.unit_id = ${unitId}
      ${after ? sql`and (${rank}, users.full_name, users.id) > (${after.rank}::int, (select full_name from users where id = ${after.userId}::uuid), ${after.userId}::uuid)` : sql``}
    order by rank, users.full_name, users.id limit ${limit}`.execute(db)
  return rows
}

/** Everybody of one unit belongs to another from now on, in the same relations. Answers who they are. */
export async function moveMembers(db: Queryable, fromId: string, toId: string): Promise<string[]> {
  await sql`
    insert into unit_members (unit_id, user_id, relation)
    select ${toId}::uuid, user_id, relation from unit_members where unit_id = ${fromId} on conflict do nothing`.execute(db)
  const moved = await db.deleteFrom('unit_members').where('unit_id', '=', fromId).returning('user_id').execute()
  return [...new Set(moved.map((row) => row.user_id))]
}

/** The name of somebody who works here still. */
export async function readWorking(db: Queryable, userId: string): Promise<{ id: string; full_name: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
