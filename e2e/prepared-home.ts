import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Names the home that was made for this run (see prepare.ts). */
export const PREPARED = 'DIWAN_PREPARED_HOME'

/** With owners and rights: PostgreSQL refuses a folder that is not its own. */
export async function copyPrepared(home: string): Promise<void> {
  const prepared = process.env[PREPARED]
  if (prepared !== undefined) await run('cp', ['-a', `${prepared}/.`, home])
}
