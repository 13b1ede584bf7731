import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { promisify } from 'node:util'
import { asOrdinaryUser } from './as-ordinary-user.ts'
import type { Binaries } from './postgres-binaries.ts'
import { PostgresError } from './postgres-error.ts'
import { writePrivate } from './private-files.ts'

export const superuser = 'diwan'

/** Makes the data folder unless it exists. It is born under another name: a crash in the middle leaves nothing half made. */
export async function createCluster(binaries: Binaries, dataFolder: string, password: string): Promise<void> {
  if (fs.existsSync(`${dataFolder}/PG_VERSION`)) return
  const draft = `${dataFolder}.draft`
  const passwordFile = `${dataFolder}.password`
  fs.rmSync(draft, { recursive: true, force: true })
  writePrivate(passwordFile, password)
  try {
    const options = [`--pgdata=${draft}`, `--username=${superuser}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
    const [program, args] = asOrdinaryUser([binaries.initdb, [...options, ...localeOptions(), '--no-instructions']])
    await promisify(execFile)(program, [...args])
    fs.renameSync(draft, dataFolder)
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new PostgresError(`The database could not be created in ${dataFolder}: ${(stderr || message).trim()}`, { cause: error })
  } finally {
    fs.rmSync(passwordFile, { force: true })
  }
}

/** UTF-8 is not taste: with LC_CTYPE=C pg_trgm sees no Arabic letter. macOS knows no C.UTF-8. */
function localeOptions(): string[] {
  const locale = process.platform === 'darwin' ? ['--locale=en_US.UTF-8', '--lc-collate=C'] : ['--locale=C.UTF-8']
  return [...locale, '--encoding=UTF8']
}
