import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../app/prepare.ts'
import { openDatabase } from '../kit/db/database.ts'
import { startEmbedded } from '../kit/platform/embedded-postgres.ts'
import { createJobs } from '../kit/record/jobs.ts'
import { beginOrganisation } from '../modules/settings/public.ts'
import { hashPassword } from '../kit/secrets/secrets.ts'
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
  const jobs = createJobs(server.url, fail)
  await jobs.start([], { work: false })
  await jobs.stop()
  await pool.close()
  project.provide('databaseUrl', server.url)
  project.provide('passwordHash', await hashPassword(TEST_PASSWORD))
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
