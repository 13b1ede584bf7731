import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startPortal } from './portal-process.ts'
import { PREPARED } from './prepared-home.ts'

/** What a power cut would lose is made again with the next run. */
const fast = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `${name} = off\n`).join('')

/** The sample organisation is made once for a run: each portal begins with a copy of this home. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'diwan-e2e-prepared-'))
  const home = path.join(folder, 'home')
  const portal = await startPortal({ home })
  await portal.end()
  if (existsSync(path.join(home, 'database/postmaster.pid'))) throw new Error('The database of the prepared home still runs.')
  await appendFile(path.join(home, 'database/postgresql.conf'), fast)
  process.env[PREPARED] = home // the workers inherit it
  return () => rm(folder, { recursive: true, force: true })
}
