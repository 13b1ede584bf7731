import type { ProposedName } from '@diwan/contract/users/schemas/name'
import { nameKey } from '@diwan/core/person-name'
import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { NameProposals } from '../rows.gen.ts'
import { WORD } from './words.ts'

export type ProposalRow = Selectable<NameProposals>

export const readProposal = (db: Queryable, userId: string): Promise<ProposalRow | undefined> =>
  db.selectFrom('name_proposals').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Which of these people wait for a new name. */
export async function renamingAmong(db: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('name_proposals').select('user_id').where('user_id', 'in', ids).execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Replaces an earlier proposal of the same person. */
export async function keepProposal(db: Queryable, row: Insertable<NameProposals>): Promise<void> {
  await forgetProposal(db, row.user_id)
  await db.insertInto('name_proposals').values(row).execute()
}

export const forgetProposal = async (db: Queryable, userId: string): Promise<void> =>
  void (await db.deleteFrom('name_proposals').where('user_id', '=', userId).execute())

export const presentProposal = (row: ProposalRow): ProposedName => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  fullName: row.full_name,
  otherName: row.other_name,
  proposedDate: toSeconds(row.proposed_at),
})

/** The own proposal, as the profile shows it. */
export async function readOwnProposal(db: Queryable, userId: string): Promise<ProposedName | null> {
  const row = await readProposal(db, userId)
  return row ? presentProposal(row) : null
}

/** Other people who have one of these names in either script. Index: user_words_pkey. */
export async function namesakesOf(
  db: Queryable,
  { user_id, full_name, other_name }: ProposalRow,
  limit: number,
): Promise<string[]> {
  const keys = [full_name, other_name].map(nameKey).filter((key) => key !== '')
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from user_words where kind = ${sql.lit(WORD.name)} and word = any(${keys}::text[])
      and user_id <> ${user_id}::uuid limit ${sql.lit(limit)}`.execute(db)
  return rows.map((row) => row.user_id)
}
