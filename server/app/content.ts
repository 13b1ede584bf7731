import { readFileSync } from 'node:fs'
import type { Database } from '../kit/db/database.ts'
import type { Home } from '../kit/platform/home.ts'
import type { Settings } from '../kit/platform/settings.ts'
import type { SampleAccount } from '../kit/sample.ts'
import type { Storage } from '../kit/storage/storage.ts'
import { setupCode } from '../modules/identity/public.ts'
import { beginOrganisation, readOrganisation } from '../modules/settings/public.ts'
import { sampleOrganisation, seedSample } from './sample.ts'
import { StartError } from './start-error.ts'

const ACCOUNTS = 'demo-accounts.json'

/** What the first start fills, and what every start tells the terminal about it. */
export async function beginContent(db: Database, home: Home, settings: Settings, storage: Storage): Promise<string[]> {
  const organisation = await readOrganisation(db)
  if (organisation && settings.empty)
    throw new StartError(`--empty: ${settings.home} already holds an organisation; choose another DIWAN_HOME.`)
  if (!organisation && !settings.empty) {
    const accounts = await seedSample(db, storage)
    home.writePrivate(ACCOUNTS, `${JSON.stringify(accounts, null, 2)}\n`)
    await beginOrganisation(db, sampleOrganisation()) // last: a start that was cut short begins again
    return accountLines(accounts)
  }
  if (!organisation) return ['No organisation yet. Open the address and begin with this one-time code:', `  ${setupCode()}`]
  return organisation.demo ? accountLines(readAccounts(home)) : []
}

function readAccounts(home: Home): SampleAccount[] {
  try {
    return JSON.parse(readFileSync(home.path(ACCOUNTS), 'utf8')) as SampleAccount[]
  } catch {
    return [] // somebody removed it: the portal starts all the same
  }
}

function accountLines(accounts: readonly SampleAccount[]): string[] {
  if (accounts.length === 0) return []
  const width = Math.max(...accounts.map((account) => account.role.length))
  const emailWidth = Math.max(...accounts.map((account) => account.email.length))
  return [
    'Demo accounts:',
    ...accounts.map(({ role, email, password }) => `  ${role.padEnd(width)}  ${email.padEnd(emailWidth)}  ${password}`),
  ]
}
