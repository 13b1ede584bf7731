import { documentFromText } from '@diwan/core/document'
import { api } from '@diwan/contract/api'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { errorStatus } from '@diwan/contract/kit/errors'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketChannel } from '@diwan/contract/tickets/events'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../kit/db/database.ts'
import { holdsConnection } from '../kit/db/holds-connection.ts'
import { countedBus } from '../kit/observe/count-hints.ts'
import { counted } from '../kit/observe/counters.ts'
import { createReadiness } from '../kit/observe/readiness.ts'
import type { Role } from '../kit/platform/settings-shapes.ts'
import { memoryBus } from '../kit/realtime/bus.ts'
import { claimBackup, settleBackup } from '../modules/settings/public.ts'
import { openSocket, openStream } from '../testing/live.ts'
import { TEST_PASSWORD } from '../testing/people.ts'
import type { World } from '../testing/world.ts'
import { world } from '../testing/world.ts'
import { metricsOf } from './metrics.ts'

let w: World
beforeAll(async () => {
  counted.resetMetrics() // of the files before this one
  w = await world({ bus: countedBus(memoryBus()) })
})

/** The door of a process with these roles, and what leads to its database. */
async function door(...roles: Role[]) {
  const pool = openDatabase(w.databaseUrl, 2, () => undefined)
  const readiness = createReadiness(pool.db)
  const settings = { metrics: { port: 0, host: '127.0.0.1' }, roles: new Set(roles) }
  const server = (await metricsOf(settings, { portal: { ...w.portal, db: pool.db }, pool, readiness }))!
  onTestFinished(async () => {
    await server.close()
    await pool.close()
  })
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`)
    return { status: answer.status, text: await answer.text() }
  }
  return { ask, readiness, db: pool.db, metrics: async () => (await ask('/metrics')).text }
}

const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1],
  )

test('it tells requests by the name of the endpoint, refusals, live connections and hints', async () => {
  const noura = await w.person('USER')
  const ticket = await w.ticket({ by: noura })
  await w.call(noura, tickets.open, { id: ticket.id })
  await w.call(null, tickets.open, { id: ticket.id })
  const [socket] = [await openSocket(w, noura), await openStream(w, noura.streamToken)]
  socket.send({ type: 'subscribe', channel: ticketChannel(ticket.id), after: 0 })
  const { metrics } = await door('web')
  await w.eventually(async () => {
    const text = await metrics()
    expect(valueOf(text, 'diwan_http_request_seconds_count{endpoint="tickets.open",method="GET",status="2xx"}')).toBe(1)
    expect(valueOf(text, 'diwan_http_request_seconds_count{endpoint="tickets.open",method="GET",status="4xx"}')).toBe(1)
    expect(valueOf(text, 'diwan_http_problems_total{code="not_signed_in"}')).toBe(1)
    expect(valueOf(text, 'diwan_live_connections{kind="socket"}')).toBe(1)
    expect(valueOf(text, 'diwan_live_connections{kind="stream"}')).toBe(1)
    expect(valueOf(text, 'diwan_live_channels_followed')).toBe(2)
    expect(valueOf(text, 'diwan_live_frames_total{type="change"}')).toBe(1)
    expect(valueOf(text, 'diwan_live_resumes_total')).toBe(1)
    expect(valueOf(text, 'diwan_bus_hints_total{direction="said"}')).toBeGreaterThan(0)
    expect(text).toMatch(/^diwan_build_info\{version="[\d.]+",node="26[^"]+",roles="web"\} 1$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
    expect(text).toMatch(/^process_resident_memory_bytes /m)
    expect(text).not.toContain('diwan_schema_migrations')
  })
})

test('it tells both pools of the database: the one of all, and the reserve of what is asked while a write holds a connection', async () => {
  const { db, metrics } = await door('web')
  await db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx)
    await holdsConnection.run(true, () => sql`select 1`.execute(db))
    const text = await metrics()
    const connections = (pool: string) =>
      ['busy', 'idle', 'waiting'].map((state) => valueOf(text, `diwan_database_connections{pool="${pool}",state="${state}"}`))
    expect(connections('main')[0]).toBeGreaterThan(0)
    expect(connections('reserve')).toEqual([0, 1, 0])
    for (const pool of ['main', 'reserve']) expect(valueOf(text, `diwan_database_connections_most{pool="${pool}"}`)).toBe(2)
  })
})

test('the process that works tells of jobs, back-ups and the tables, once for all', async () => {
  await w.ticket()
  const { metrics } = await door('worker')
  expect(await metrics()).toMatch(/^diwan_backup_age_seconds \+?Inf/m)
  const due = w.clock.now()
  await claimBackup(w.db, due, due)
  await settleBackup(w.db, due, new Date(due.getTime() - 3_600_000), { bytes: 1 })
  await w.eventually(async () => {
    const text = await metrics()
    expect(valueOf(text, 'diwan_backup_age_seconds')).toBe(3_600)
    expect(valueOf(text, 'diwan_schema_migrations')).toBeGreaterThanOrEqual(28)
    expect(valueOf(text, 'diwan_jobs{queue="notifications.tell",state="waiting"}')).toBe(0)
    expect(valueOf(text, 'diwan_job_oldest_seconds{queue="notifications.tell"}')).toBe(0)
    expect(valueOf(text, 'diwan_job_run_seconds_count{queue="notifications.tell",outcome="done"}')).toBeGreaterThan(0)
  })
})

test('a readiness probe learns when the process is about to go, while it still answers', async () => {
  const { ask, readiness } = await door('worker')
  expect((await ask('/health/ready')).status).toBe(200)
  readiness.leave()
  expect([(await ask('/health/ready')).status, (await ask('/health/live')).status, (await ask('/')).status]).toEqual([
    503, 200, 404,
  ])
})

test('no address, id, token or word of a person stands in it, and strangers invent no series', async () => {
  const noura = await w.person('USER')
  const text = 'secret words of a letter'
  const ticket = await w.ticket({ by: noura, subject: 'subject-canary', text })
  await w.call(noura, tickets.reply, { id: ticket.id, body: documentFromText(text, 'ltr') })
  await w.call(null, identity.login, { email: noura.email, password: TEST_PASSWORD })
  await openStream(w, noura.streamToken)
  const { metrics } = await door('web', 'worker')
  const invented = ['/api/canary-path', '/admin/canary-page', '/canary?jwt=canary-token', `/files/${ticket.id}`, '/%E0%A4%A']
  for (const path of invented) await fetch(`${w.base}${path}`, { method: 'PROPFIND' }).catch(() => undefined)
  for (const path of invented) await fetch(`${w.base}${path}`)
  await fetch(`${w.base}/api/tickets`, { method: 'OPTIONS', headers: { 'x-canary': 'canary-header' } })

  await w.eventually(async () => expect(await metrics()).toContain('endpoint="unknown"'))
  const told = await metrics()
  for (const secret of [noura.email, noura.cookie, noura.streamToken, noura.id, ticket.id, ticket.shortId, 'canary', text])
    expect(told).not.toContain(secret)
  expect(told).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/)
  const known = new Set([...api.map(({ name }) => name), 'page', 'health', 'unknown'])
  const codes = new Set(Object.keys(errorStatus))
  for (const [, name = ''] of told.matchAll(/endpoint="([^"]*)"/g)) expect(known).toContain(name)
  for (const [, code = ''] of told.matchAll(/code="([^"]*)"/g)) expect(codes).toContain(code)
})
