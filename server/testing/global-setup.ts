import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { allModules, backgroundJobsOf, forgetRecords, reactionsOf } from '../app/modules.ts'
import { prepareDatabase } from '../app/prepare.ts'
import { backupSafeStorage } from '../kit/backup/running.ts'
import { systemClock } from '../kit/clock/clock.ts'
import { openDatabase } from '../kit/db/database.ts'
import { createMailbox } from '../kit/mail/mailbox.ts'
import { createLog } from '../kit/observe/log.ts'
import { startEmbedded } from '../kit/platform/embedded-postgres.ts'
import type { Portal } from '../kit/portal.ts'
import { memoryBus } from '../kit/realtime/bus.ts'
import { createOutgoing } from '../kit/outgoing/outgoing.ts'
import { createJobs, type JobRunner } from '../kit/record/jobs.ts'
import { hashPassword } from '../kit/secrets/secrets.ts'
import { folderStorage } from '../kit/storage/storage.ts'
import { beginOrganisation } from '../modules/settings/public.ts'
import { TEST_PASSWORD } from './people.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
    passwordHash: string
  }
}

/** One PostgreSQL for all suites, without fsync, and one prepared database that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'diwan-test-'))
  const server = await startEmbedded({
    dataFolder: path.join(folder, 'database'),
    password: 'test',
    fsync: false,
    maxConnections: 200,
  })
  const fail = (error: Error): never => {
    throw error
  }
  const pool = openDatabase(server.url, 2, fail)
  await prepareDatabase(pool)
  await beginOrganisation(pool.db, { nameAr: 'مؤسسة الاختبار', nameEn: 'Test organisation', demo: false, at: new Date() })
  await openQueues(pool.db, createJobs(server.url, fail), folder)
  await pool.close()
  project.provide('databaseUrl', server.url)
  project.provide('passwordHash', await hashPassword(TEST_PASSWORD))
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each clone has the queues of all modules: a world that starts asks for them once and makes none. */
async function openQueues(db: Portal['db'], jobs: JobRunner, folder: string): Promise<void> {
  const modules = allModules('http://diwan.test')
  const portal: Portal = {
    db,
    clock: systemClock,
    bus: memoryBus(),
    jobs,
    mail: createMailbox(systemClock),
    outgoing: createOutgoing({ allow: [] }),
    log: createLog('silent'),
    storage: backupSafeStorage(folderStorage(path.join(folder, 'files')), db),
    forget: (tx, ids) => forgetRecords(portal, modules, tx, ids),
  }
  await jobs.start(reactionsOf(portal, modules), { work: false, backgroundJobs: backgroundJobsOf(portal, modules) })
  await jobs.stop()
}
