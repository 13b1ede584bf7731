import type { Account } from '@diwan/contract/users/schemas/account'
import type { AccountRow } from '../queries/accounts.ts'

/** What may be changed, as history and the form name it. */
export const fieldsOf = (row: Omit<AccountRow, 'email' | 'full_name' | 'id' | 'version'>) => ({
  language: row.language as Account['language'],
  digits: row.digits as Account['digits'],
  calendar: row.calendar as Account['calendar'],
  zone: row.zone,
  renewalDue: row.must_change_password,
})

export const presentAccount = (row: AccountRow, now: Pick<Account, 'lockedUntil' | 'sessions' | 'tokens'>): Account => ({
  id: row.id,
  fullName: row.full_name,
  version: row.version,
  ...fieldsOf(row),
  ...now,
})
