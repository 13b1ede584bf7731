import { demoAccounts, type DemoPerson } from './accounts.ts'
import { demoCast } from './cast.ts'
import { demoCrowd } from './crowd.ts'

const PEOPLE = 200

const known = [...demoAccounts, ...demoCast]

/** Who works here: one account a role with some colleagues, whom the tickets tell of, and the others. */
export const demoPeople: readonly DemoPerson[] = [...known, ...demoCrowd(PEOPLE - known.length)]

/** They sign in with a generated password; the others have none until they are invited. */
export const hasPassword = ({ email }: DemoPerson): boolean => demoAccounts.some((account) => account.email === email)
