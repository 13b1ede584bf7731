import type { ChangedDefault } from '@diwan/contract/kit/manifest'
import type { Queryable } from '../../../kit/db/database.ts'

const nameOf = ({ flag, role, since }: Pick<ChangedDefault, 'flag' | 'role' | 'since'>): string => `${flag} ${role} ${since}`

/** Those that this installation has not taken over yet. */
export async function readPending(db: Queryable, declared: readonly ChangedDefault[]): Promise<ChangedDefault[]> {
  if (declared.length === 0) return []
  const taken = await db.selectFrom('changed_defaults').select(['flag', 'role', 'since']).execute()
  const known = new Set(taken.map(nameOf))
  return declared.filter((one) => !known.has(nameOf(one)))
}

export async function markTaken(db: Queryable, changes: readonly ChangedDefault[], at: Date): Promise<void> {
  if (changes.length === 0) return
  await db
    .insertInto('changed_defaults')
    .values(changes.map(({ flag, role, since }) => ({ flag, role, since, taken_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
