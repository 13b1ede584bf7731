import { MAX_DELEGATIONS } from '@diwan/contract/approvals/limits'
import { sql, type Insertable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Delegations } from '../rows.gen.ts'

/** Who decides on this day for whom of these; one hop, and only by those who work here. Index: delegations_apart. */
export async function readDelegates(db: Queryable, ids: readonly string[], day: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ from_user: string; to_user: string }>`
    select from_user, to_user from delegations join users person on person.id = to_user
    where from_user = any(${[...ids]}::uuid[]) and ${day}::date between from_day and until_day
      and person.disabled_at is null and person.deleted_at is null`.execute(db)
  return new Map(rows.map(({ from_user, to_user }) => [from_user, to_user]))
}

export interface DelegatedRow {
  readonly from_user: string
  readonly from_day: string
  readonly until_day: string
  readonly to_user: string
}

/** Delegations of these people to those who work here, of any day between these two. Index: delegations_apart. */
export async function readDelegated(
  db: Queryable,
  ids: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DelegatedRow[]> {
  const { rows } = await sql<DelegatedRow>`
    select from_user, from_day::text, until_day::text, to_user from delegations join users person on person.id = to_user
    where from_user = any(${[...ids]}::uuid[]) and from_day <= ${to}::date and until_day >= ${from}::date
      and person.disabled_at is null and person.deleted_at is null
    order by from_day`.execute(db)
  return rows
}

export interface DelegationRow {
  readonly id: string
  readonly from_day: string
  readonly until_day: string
  readonly user_id: string
  readonly full_name: string
  readonly photo_id: string | null
}

/** Of this person, or to this person, that are not over. Indexes: delegations_apart, delegations_by_delegate. */
export async function readDelegations(db: Queryable, userId: string, mine: boolean, day: string): Promise<DelegationRow[]> {
  const [one, other] = mine ? (['from_user', 'to_user'] as const) : (['to_user', 'from_user'] as const)
  const { rows } = await sql<DelegationRow>`
    select delegation.id, from_day::text, until_day::text, person.id as user_id, person.full_name, person.photo_id
    from delegations delegation join users person on person.id = delegation.${sql.ref(other)}
    where delegation.${sql.ref(one)} = ${userId} and until_day >= ${day}::date
    order by delegation.from_day, delegation.id limit ${sql.lit(MAX_DELEGATIONS)}`.execute(db)
  return rows
}

export async function insertDelegation(db: Queryable, row: Insertable<Delegations>): Promise<void> {
  await db.insertInto('delegations').values(row).execute()
}

/** The own one is gone; nothing where there is none. */
export async function deleteDelegation(db: Queryable, id: string, userId: string) {
  const { rows } = await sql<{ to_user: string; from_day: string; until_day: string }>`
    delete from delegations where id = ${id} and from_user = ${userId}
    returning to_user, from_day::text, until_day::text`.execute(db)
  return rows[0]
}

/** Those that ended a year ago. */
export async function forgetOldDelegations(db: Queryable, day: string): Promise<void> {
  await sql`delete from delegations where until_day < ${day}::date - 365`.execute(db)
}
