/** The portal as `npm start` builds it, in a process of its own: without rate limits, and without screens. */
import type { AddressInfo } from 'node:net'
import { createApp } from '../server/app/app.ts'
import { allModules } from '../server/app/modules.ts'
import { systemClock } from '../server/kit/clock/clock.ts'
import { openDatabase } from '../server/kit/db/database.ts'
import { createLog } from '../server/kit/observe/log.ts'
import type { Portal } from '../server/kit/portal.ts'
import { memoryBus } from '../server/kit/realtime/bus.ts'
import { createJobs } from '../server/kit/record/jobs.ts'
import { tellReaction } from '../server/modules/notifications/jobs.ts'
import { BENCH_ORIGIN } from './child.ts'

const url = process.env['DATABASE_URL']!
const log = createLog('warn')
const complain = (error: Error) => log.warn({ err: error })
const pool = openDatabase(url, 20, complain)
const jobs = createJobs(url, complain)
const portal: Portal = { db: pool.db, clock: systemClock, bus: memoryBus(), jobs, log }
const modules = allModules(BENCH_ORIGIN)
const addresses = {
  apiBaseUrl: BENCH_ORIGIN,
  socketUrl: 'ws://bench.test',
  integrationApiBaseUrl: BENCH_ORIGIN,
  meetingServerHost: '',
  meetingRedirectUrl: '',
}

await jobs.start([tellReaction(portal, modules)], { work: process.env['NOWORK'] !== '1' })
const app = await createApp({ portal, modules, publicUrl: BENCH_ORIGIN, addresses, limited: false, version: '0.0.0' })
await app.listen({ port: 0, host: '127.0.0.1' })
process.send!({ port: (app.server.address() as AddressInfo).port })

process.on('disconnect', () => {
  void app
    .close()
    .then(() => jobs.stop())
    .then(() => pool.close())
})
