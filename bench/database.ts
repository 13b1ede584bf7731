import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { prepareDatabase } from '../server/app/prepare.ts'
import { insertTickets } from '../server/app/seed/load.ts'
import { openDatabase, type Pool } from '../server/kit/db/database.ts'
import { startEmbedded } from '../server/kit/platform/embedded-postgres.ts'
import { beginOrganisation } from '../server/modules/settings/public.ts'
import { renewWords } from '../server/modules/users/public.ts'

export interface BenchDatabase extends Pool {
  readonly url: string
  /** Its own, for whoever needs a place on the disk; goes with it. */
  readonly folder: string
}

/** The seed gives tickets to so many. */
export const LEAST_PEOPLE = 5_000

export interface Size {
  readonly tickets: number
  readonly people?: number
  readonly fsync?: boolean
}

/** A PostgreSQL of our own. Only what is not measured may do without fsync: a created ticket is on the disk when answered. */
export async function openBenchDatabase({ tickets, people = LEAST_PEOPLE, fsync = true }: Size): Promise<BenchDatabase> {
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
    await seed(pool.pool, { tickets, people })
    await renewWords(pool.db)
    await pool.pool.query('vacuum analyze user_words')
    await pool.pool.query('checkpoint')
    return { ...pool, url: server.url, folder, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Set-based and past every service: what is measured is reading a large organisation, not founding one. */
async function seed(pool: pg.Pool, { tickets, people }: Required<Pick<Size, 'tickets' | 'people'>>): Promise<void> {
  const said = 'الطابعة لا تعمل منذ الصباح، وقد جرّبنا إعادة تشغيلها مرتين.\nنرجو المساعدة قبل الظهر.'
  const phrases = [{ subject: 'الطابعة في الدور الثالث لا تعمل منذ الصباح، رقم {n}', question: said, answer: said }]
  const client = await pool.connect()
  try {
    await client.query("select set_config('bench.people', $1, false)", [String(people)])
    await client.query(await readFile(new URL('seed/people.sql', import.meta.url), 'utf8'))
    await insertTickets(client, { tickets, days: 730, phrases })
    await client.query('vacuum analyze')
  } finally {
    client.release(true) // its temporary tables with it
  }
}
