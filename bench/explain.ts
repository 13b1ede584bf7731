import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import type { Database, Pool } from '../server/kit/db/database.ts'

/** What a function asks of the database, in its order: on one connection, since what is asked at once ends in any order. */
export async function overheard(pool: Pool, ask: (db: Database) => Promise<unknown>): Promise<CompiledQuery[]> {
  const heard: CompiledQuery[] = []
  const dialect = new PostgresDialect({ pool: pool.pool })
  const db: Database = new Kysely({ dialect, log: ({ query }) => void heard.push(query) })
  await db.connection().execute(ask)
  return heard
}

export interface Walked {
  readonly indexes: readonly string[]
  /** Tables read from end to end. */
  readonly scanned: readonly string[]
}

interface Node {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Node[]
}

/** How PostgreSQL goes through one query: for these very values, or (`generic`) once for all of them. */
export type Kind = 'custom' | 'generic'

export async function explain({ pool }: Pool, { sql, parameters }: CompiledQuery, kind: Kind): Promise<Walked> {
  const { rows } =
    kind === 'generic'
      ? await pool.query(`explain (generic_plan, format json) ${sql}`)
      : await pool.query(`explain (format json) ${sql}`, [...parameters])
  return walk(rows[0]['QUERY PLAN'][0].Plan)
}

function walk(plan: Node): Walked {
  const nodes = [plan]
  for (const node of nodes) nodes.push(...(node.Plans ?? []))
  const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan')
  return {
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))].toSorted(),
    scanned: [...new Set(scans.flatMap((node) => node['Relation Name'] ?? []))].toSorted(),
  }
}
