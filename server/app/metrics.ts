import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Pool } from '../kit/db/database.ts'
import { counted } from '../kit/observe/counters.ts'
import { serveMetrics, type MetricsServer } from '../kit/observe/metrics-server.ts'
import { queueLengths } from '../kit/observe/queue-lengths.ts'
import type { Readiness } from '../kit/observe/readiness.ts'
import type { Settings } from '../kit/platform/settings.ts'
import type { Portal } from '../kit/portal.ts'
import { readLastWhole } from '../modules/settings/public.ts'
import { VERSION } from './version.ts'

interface Measured {
  readonly portal: Pick<Portal, 'db' | 'clock' | 'log'>
  readonly pool: Pool
  readonly readiness: Readiness
}

/** On a port of its own, where the settings name one. */
export async function metricsOf(
  { metrics, roles }: Pick<Settings, 'metrics' | 'roles'>,
  measured: Measured,
): Promise<MetricsServer | undefined> {
  if (!metrics) return undefined
  const now = new Registry()
  collectDefaultMetrics({ register: now })
  observeProcess(now, measured, [...roles].join(','))
  // One of the organisation is told by the process that works for all.
  if (roles.has('worker')) observeOrganisation(now, measured)
  return serveMetrics({ ...metrics, readiness: measured.readiness, read: () => Registry.merge([counted, now]).metrics() })
}

function observeProcess(register: Registry, { pool: { pool, reserve }, readiness }: Measured, roles: string): void {
  const registers = [register]
  new Gauge({ name: 'diwan_build_info', help: 'Always 1', labelNames: ['version', 'node', 'roles'], registers }).set(
    { version: VERSION, node: process.versions.node, roles },
    1,
  )
  const ready = new Gauge({
    name: 'diwan_ready',
    help: '1 when a balancer may send people here',
    registers,
    collect: async (): Promise<void> => ready.set(Number(await readiness.isReady())),
  })
  const pools = Object.entries({ main: pool, reserve })
  const held = new Gauge({
    name: 'diwan_database_connections',
    help: 'Connections of this process by pool; "reserve" is for what is asked while a write holds one, "waiting" are those who want one',
    labelNames: ['pool', 'state'],
    registers,
    collect: () => {
      for (const [name, { totalCount, idleCount, waitingCount }] of pools) {
        held.set({ pool: name, state: 'busy' }, totalCount - idleCount)
        held.set({ pool: name, state: 'idle' }, idleCount)
        held.set({ pool: name, state: 'waiting' }, waitingCount)
      }
    },
  })
  const most = new Gauge({
    name: 'diwan_database_connections_most',
    help: 'So many each pool may hold',
    labelNames: ['pool'],
    registers,
  })
  for (const [name, { options }] of pools) most.set({ pool: name }, options.max)
}

function observeOrganisation(register: Registry, { portal: { db, clock, log }, pool: { pool } }: Measured): void {
  const registers = [register]
  /** What cannot be read now is left out; the rest is told. */
  const told = (read: () => Promise<void>): Promise<void> =>
    read().catch((error: unknown) => log.warn({ err: error }, 'a metric could not be read'))

  let reading = Promise.resolve() // both come from one question
  const jobs = new Gauge({
    name: 'diwan_jobs',
    help: 'Jobs by queue: waiting although due, and given up within the last week',
    labelNames: ['queue', 'state'],
    registers,
    collect: () =>
      (reading = told(async () => {
        for (const { name: queue, waiting, failed, oldest } of await queueLengths(db)) {
          jobs.set({ queue, state: 'waiting' }, waiting)
          jobs.set({ queue, state: 'failed' }, failed)
          oldestJob.set({ queue }, oldest)
        }
      })),
  })
  const oldestJob = new Gauge({
    name: 'diwan_job_oldest_seconds',
    help: 'How long the longest waiting job has been due',
    labelNames: ['queue'],
    registers,
    collect: () => reading,
  })
  const backup = new Gauge({
    name: 'diwan_backup_age_seconds',
    help: 'Since the last whole scheduled back-up ended; +Inf before the first',
    registers,
    collect: () =>
      told(async () => {
        const at = await readLastWhole(db)
        backup.set(at ? (clock.now().getTime() - at.getTime()) / 1_000 : Infinity)
      }),
  })
  const schema = new Gauge({
    name: 'diwan_schema_migrations',
    help: 'How many migrations the database has had',
    registers,
    collect: () =>
      told(async () => {
        const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from migrations')
        schema.set(rows[0]?.count ?? 0)
      }),
  })
}
