import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { prepareDatabase } from '../server/app/prepare.ts'
import { openDatabase, type Pool } from '../server/kit/db/database.ts'
import { startEmbedded } from '../server/kit/platform/embedded-postgres.ts'
import { beginOrganisation } from '../server/modules/settings/public.ts'
import { insertTickets } from '../server/modules/tickets/seed/load/tickets.ts'
import { renewWords } from '../server/modules/users/public.ts'
import { keptCluster } from './kept.ts'

export interface BenchDatabase extends Pool {
  readonly url: string
  /** Its own folder on the disk, for parts that need one; removed with it. */
  readonly folder: string
}

/** The seed gives tickets to so many. */
export const LEAST_PEOPLE = 5_000

export interface Size {
  readonly tickets: number
  readonly people?: number
  readonly fsync?: boolean
  /** Seeded once for all runs, which work on copies of it; small ones are seeded again each time. */
  readonly kept?: boolean
}

const password = 'bench'
const quietly = (): void => undefined // an idle connection may see the server stop

/** A PostgreSQL of our own. Only what is not measured may do without fsync: a created ticket is on the disk when answered. */
export async function openBenchDatabase({
  tickets,
  people = LEAST_PEOPLE,
  fsync = true,
  kept = false,
}: Size): Promise<BenchDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'diwan-bench-'))
  const fill = (url: string): Promise<void> => fillDatabase(url, { tickets, people })
  const cluster = kept ? await keptCluster({ tickets, people }, fill, { password }) : undefined
  const server = await startEmbedded({ dataFolder: cluster?.dataFolder ?? path.join(folder, 'database'), password, fsync })
  const url = cluster ? await copyOf(server.url) : server.url
  const pool = openDatabase(url, 2, quietly)
  const close = async (): Promise<void> => {
    await pool.close()
    await server.stop()
    cluster?.release()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    if (!cluster) await fill(url)
    await pool.pool.query('checkpoint')
    return { ...pool, url, folder, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A run changes what it measures: it works on a copy, and the copy of the run before goes. */
async function copyOf(url: string): Promise<string> {
  const copy = new URL(url)
  copy.pathname = '/run'
  const server = openDatabase(url.replace(/\/diwan$/, '/postgres'), 1, quietly)
  try {
    await server.pool.query('drop database if exists run with (force)')
    await server.pool.query('create database run template diwan strategy file_copy')
    return copy.href
  } finally {
    await server.close()
  }
}

async function fillDatabase(url: string, size: Required<Pick<Size, 'tickets' | 'people'>>): Promise<void> {
  const pool = openDatabase(url, 2, quietly)
  try {
    await prepareDatabase(pool)
    await beginOrganisation(pool.db, { nameAr: 'مؤسسة القياس', nameEn: 'Measured organisation', demo: false, at: new Date() })
    await seed(pool.pool, size)
    await renewWords(pool.db)
    await pool.pool.query('vacuum analyze user_words')
  } finally {
    await pool.close()
  }
}

/** Set-based and past every service: what is measured is reading a large organisation, not founding one. */
async function seed(pool: pg.Pool, { tickets, people }: Required<Pick<Size, 'tickets' | 'people'>>): Promise<void> {
  const said = 'الطابعة لا تعمل منذ الصباح، وقد جرّبنا إعادة تشغيلها مرتين.\nنرجو المساعدة قبل الظهر.'
  const phrases = [{ subject: 'الطابعة في الدور الثالث لا تعمل منذ الصباح، رقم {n}', question: said, answer: said }]
  const client = await pool.connect()
  try {
    await client.query("set work_mem = '256MB'; set maintenance_work_mem = '512MB'")
    await client.query("select set_config('bench.people', $1, false)", [String(people)])
    await client.query(await readFile(new URL('seed/people.sql', import.meta.url), 'utf8'))
    await insertTickets(client, { tickets, days: 730, phrases })
    await client.query('vacuum analyze')
  } finally {
    client.release(true) // its temporary tables with it
  }
}
