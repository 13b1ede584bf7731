import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '../../server/kit/platform/embedded-postgres.ts'
import { freePort } from '../../server/kit/platform/free-port.ts'
import { createStops } from '../../server/kit/platform/stops.ts'
import { startBucket } from './bucket.ts'
import { startMail } from './mail.ts'
import { startProxy } from './nginx.ts'
import { portalProcess, type PortalProcess } from './portal.ts'
import { startRedis, type LocalRedis } from './redis.ts'

export interface Deployment {
  /** Where people go. */
  readonly url: string
  readonly webs: readonly PortalProcess[]
  readonly worker: PortalProcess
  readonly redis: LocalRedis
  /** `demo-accounts.json`, in the home of whichever process filled the empty database. */
  readonly accounts: string
  stop(): Promise<void>
}

const secret = (): string => randomBytes(24).toString('hex')

/**
 * Two `web`, one `worker`, and what they share: PostgreSQL, Redis and a bucket they are only told the address of, behind
 * nginx. All on loopback, in one folder that goes with it unless it is kept.
 */
export async function deploy(folder: string, { keep = false } = {}): Promise<Deployment> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stops = createStops()
  if (!keep) stops.add(() => rm(folder, { recursive: true, force: true }))
  try {
    const database = await startEmbedded({
      dataFolder: path.join(folder, 'postgres'),
      password: secret(),
      maxConnections: 100,
    })
    stops.add(() => database.stop())
    const redis = await startRedis(path.join(folder, 'redis'), secret())
    stops.add(() => redis.stop())
    const bucket = await startBucket(path.join(folder, 'bucket'))
    stops.add(() => bucket.stop())

    const mail = await startMail()
    stops.add(() => mail.stop())

    const port = await freePort()
    const shared = {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      ...bucket.env,
      PUBLIC_URL: `http://localhost:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '1',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      SMTP_URL: mail.url,
      MAIL_FROM: 'noreply@diwan.example',
    }
    const webs = [await portalProcess(folder, 'web1', 'web', shared), await portalProcess(folder, 'web2', 'web', shared)]
    const worker = await portalProcess(folder, 'worker', 'worker', shared)
    const all = [worker, ...webs]
    for (const one of all) stops.add(() => one.stop())
    await Promise.all(all.map((one) => one.start())) // also on an empty database: one of them fills it
    const proxy = await startProxy(path.join(folder, 'nginx'), { port, ports: webs.map((web) => web.port) })
    stops.add(() => proxy.stop())
    const accounts = all.map(({ home }) => path.join(home, 'demo-accounts.json')).find((file) => existsSync(file)) ?? ''
    return { url: proxy.url, webs, worker, redis, accounts, stop: stops.stop }
  } catch (error) {
    await stops.stop().catch(() => undefined) // why it did not start says more
    throw error
  }
}
