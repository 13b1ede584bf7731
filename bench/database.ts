import { documentFromText, textOf } from '@diwan/core/document'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { prepareDatabase } from '../server/app/prepare.ts'
import { openDatabase, type Pool } from '../server/kit/db/database.ts'
import { startEmbedded } from '../server/kit/platform/embedded-postgres.ts'
import { beginOrganisation } from '../server/modules/settings/public.ts'

export interface BenchDatabase extends Pool {
  readonly url: string
  /** Its own, for whoever needs a place on the disk; goes with it. */
  readonly folder: string
}

/** A PostgreSQL of our own. Only what is not measured may do without fsync: a created ticket is on the disk when answered. */
export async function openBenchDatabase(tickets: number, fsync = true): Promise<BenchDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'diwan-bench-'))
  const server = await startEmbedded({ dataFolder: path.join(folder, 'database'), password: 'bench', fsync })
  const pool = openDatabase(server.url, 2, () => undefined) // an idle connection may see the server stop
  const close = async (): Promise<void> => {
    await pool.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await prepareDatabase(pool)
    await beginOrganisation(pool.db, { nameAr: 'مؤسسة القياس', nameEn: 'Measured organisation', demo: false, at: new Date() })
    await seed(pool.pool, tickets)
    return { ...pool, url: server.url, folder, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Set-based and past every service: what is measured is reading a large organisation, not founding one. */
async function seed(pool: pg.Pool, tickets: number): Promise<void> {
  const body = documentFromText('الطابعة لا تعمل منذ الصباح، وقد جرّبنا إعادة تشغيلها مرتين.\nنرجو المساعدة قبل الظهر.', 'rtl')
  const settings = { tickets: String(tickets), body: JSON.stringify(body), text: textOf(body) }
  const client = await pool.connect()
  try {
    for (const [name, value] of Object.entries(settings))
      await client.query('select set_config($1, $2, false)', [`bench.${name}`, value])
    for (const part of ['people', 'tickets'])
      await client.query(await readFile(new URL(`seed/${part}.sql`, import.meta.url), 'utf8'))
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    client.release(true) // its temporary tables with it
  }
}
