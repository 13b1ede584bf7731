import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '../kit/clock/clock.ts'
import { backupSafeStorage } from '../kit/backup/running.ts'
import { alone } from '../kit/db/alone.ts'
import { openDatabase } from '../kit/db/database.ts'
import { createLimits, unlimited } from '../kit/http/limits.ts'
import { countedBus } from '../kit/observe/count-hints.ts'
import { createLog } from '../kit/observe/log.ts'
import { createReadiness } from '../kit/observe/readiness.ts'
import { startEmbedded } from '../kit/platform/embedded-postgres.ts'
import { openHome } from '../kit/platform/home.ts'
import type { Settings } from '../kit/platform/settings.ts'
import { createStops } from '../kit/platform/stops.ts'
import type { Portal } from '../kit/portal.ts'
import { createOutgoing } from '../kit/outgoing/outgoing.ts'
import { createJobs } from '../kit/record/jobs.ts'
import { FOLD } from '../modules/search/public.ts'
import { readOrganisation } from '../modules/settings/public.ts'
import { createApp } from './app.ts'
import { sharedBy } from './bus.ts'
import { demandWhole } from './backup/restoring.ts'
import { scheduleFor } from './backup/schedule.ts'
import { beginContent } from './content.ts'
import { mailFor } from './mail.ts'
import { metricsOf } from './metrics.ts'
import { allModules, backgroundJobsOf, forgetRecords, loadRecords, reactionsOf, routinesOf, startModules } from './modules.ts'
import { prepareDatabase } from './prepare.ts'
import { storageFor } from './storage.ts'
import { VERSION } from './version.ts'

const CONNECTIONS = 20
/** Processes that start at once on an empty database must not fill it at once. */
const FIRST_START = 4_815_162_344

export interface RunningPortal {
  /** For the terminal: demo accounts, or the one-time code. */
  readonly lines: readonly string[]
  stop(): Promise<void>
}

export interface StartOptions {
  /** Folder of the built web. */
  readonly dist?: string
  /** Measurements run without limits of calls. */
  readonly limited?: boolean
  /** So many more records by module, for a portal to measure or to look at. */
  readonly load?: Readonly<Record<string, number>>
}

/** Starts everything in order, and stops it in the opposite one: HTTP drains first, the database ends last. */
export async function startPortal(settings: Settings, options: StartOptions = {}): Promise<RunningPortal> {
  const stops = createStops()
  try {
    const home = await openHome(settings.home)
    stops.add(() => home.close())
    demandWhole(home)
    const log = createLog(settings.logLevel)
    const url = settings.databaseUrl ?? (await embedded())
    const lost = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
    const pool = openDatabase(url, CONNECTIONS, lost, settings.databaseDriver === 'plain')
    stops.add(() => pool.close())
    const storage = backupSafeStorage(await storageFor(settings, home.path('files')), pool.db)
    const modules = allModules(settings.publicUrl)
    const lines = await alone(pool.pool, FIRST_START, async () => {
      await prepareDatabase(pool)
      const begun = await beginContent(pool.db, home, settings, storage)
      return [...begun, ...(await loadRecords(pool, modules, options.load))]
    })
    const jobs = createJobs(url, (error) => log.warn({ err: error }, 'job queue error'))
    const mail = mailFor(settings, (await readOrganisation(pool.db))?.demo ?? false)
    const shared = await sharedBy(settings, url, log)
    stops.add(() => shared.close())
    lines.push(...shared.lines)
    const portal: Portal = {
      db: pool.db,
      clock: systemClock,
      bus: countedBus(shared.bus),
      jobs,
      mail,
      outgoing: createOutgoing({ allow: settings.outgoingAllow }),
      log,
      storage,
      forget: (tx, ids) => forgetRecords(portal, modules, tx, ids),
    }
    stops.add(() => jobs.stop())
    const schedule = await scheduleFor(settings, { portal, home, databaseUrl: url })
    if (schedule) stops.add(() => schedule.stop())
    await jobs.start(reactionsOf(portal, modules), {
      work: settings.roles.has('worker'),
      backgroundJobs: backgroundJobsOf(portal, modules),
      routines: routinesOf(portal, modules, () => schedule?.wake()),
    })
    await pool.db.transaction().execute((trx) => jobs.post(trx, FOLD, {}))
    await startModules(portal, modules)
    const readiness = createReadiness(pool.db)
    const metrics = await metricsOf(settings, { portal, pool, readiness })
    if (metrics) stops.add(() => metrics.close())
    if (settings.roles.has('web')) {
      const app = await createApp({
        portal,
        modules,
        publicUrl: settings.publicUrl,
        addresses: settings,
        trustedProxies: settings.trustedProxies,
        limits: (options.limited ?? true) ? createLimits(shared.counts) : unlimited,
        ...(options.dist && { dist: options.dist }),
        readiness,
        version: VERSION,
      })
      stops.add(() => app.close())
      await app.listen({ port: settings.port, host: settings.host })
    }
    stops.add(async () => {
      readiness.leave()
      await sleep(settings.drainSeconds * 1_000) // until those who ask about readiness have heard it
    })
    return {
      lines: [...lines, ...(mail.kind === 'mailbox' ? [`Mails of the demo: ${settings.publicUrl}/dev/mail`] : [])],
      stop: stops.stop,
    }

    async function embedded(): Promise<string> {
      const server = await startEmbedded({
        dataFolder: home.path('database'),
        password: home.secret('database'),
        log: (line) => log.debug({ postgres: line }, 'postgres'),
      })
      stops.add(() => server.stop())
      return server.url
    }
  } catch (error) {
    await stops.stop().catch(() => undefined) // why it did not start says more
    throw error
  }
}
