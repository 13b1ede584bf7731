import { ROLES } from '@diwan/contract/access/vocabulary'
import { chromium, type FullConfig, type LaunchOptions } from '@playwright/test'
import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { portalAt, signIn } from './portal.ts'
import { startPortal, type PortalProcess } from './portal-process.ts'
import { PREPARED, sessionsOf, type Sessions } from './prepared-home.ts'

/** What a power cut would lose is made again with the next run. */
const fast = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `${name} = off\n`).join('')

/** The sample organisation is made once for a run: each portal begins with a copy of this home. */
export default async function prepare({ projects }: FullConfig): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'diwan-e2e-prepared-'))
  const home = path.join(folder, 'home')
  const portal = await startPortal({ home })
  const sessions = await signInAll(portal, projects[0]?.use.launchOptions)
  await writeFile(sessionsOf(home), JSON.stringify({ origin: portal.url, sessions }))
  await portal.end()
  if (existsSync(path.join(home, 'database/postmaster.pid'))) throw new Error('The database of the prepared home still runs.')
  await appendFile(path.join(home, 'database/postgresql.conf'), fast)
  process.env[PREPARED] = home // the workers inherit it
  return () => rm(folder, { recursive: true, force: true })
}

/** Once for a run instead of once for each role of each portal. */
async function signInAll(started: PortalProcess, launch: LaunchOptions | undefined): Promise<Sessions> {
  const portal = await portalAt(started.url, path.join(started.home, 'demo-accounts.json'))
  const browser = await chromium.launch(launch)
  const sessions: Sessions = {}
  for (const role of ROLES.filter((one) => portal.accountOf(one))) {
    const context = await browser.newContext({ baseURL: portal.url, locale: 'ar-SA' })
    await signIn(await context.newPage(), portal, role)
    sessions[role] = await context.storageState()
    await context.close()
  }
  await browser.close()
  return sessions
}
