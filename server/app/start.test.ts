import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { freePort } from '../kit/platform/free-port.ts'

const main = path.join(import.meta.dirname, '../main.ts')
const seed = path.join(import.meta.dirname, '../../tools/seed.ts')
const folder = mkdtempSync(path.join(tmpdir(), 'diwan-start-'))
const running = new Set<ChildProcess>()
let port: number

beforeAll(async () => {
  port = await freePort()
})
afterEach(() => {
  for (const portal of running) portal.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)

test('a first start cut short by kill -9 is finished by npm run seed, which changes nothing when it is asked again', async () => {
  const cut = launch('demo')
  await eventually(async () => expect(await peopleIn('demo')).toBeGreaterThan(2), 60_000)
  cut.child.kill('SIGKILL')
  await once(cut.child, 'exit')
  const output = await seededAccounts('demo')
  expect(output).toContain('SYSTEM_ADMIN')
  expect(await seededAccounts('demo')).toBe(output)
}, 300_000)

test('a demo organisation has one account for each role, kept private (H13)', async () => {
  const portal = await start('demo')
  expect(await peopleIn('demo')).toBe(200)
  const accounts = JSON.parse(readFileSync(path.join(folder, 'demo/demo-accounts.json'), 'utf8')) as Record<string, string>[]
  expect(accounts.map((account) => account['role'])).toEqual([
    'USER',
    'TECH',
    'COORDINATOR',
    'ADMIN',
    'SUPER_ADMIN',
    'SYSTEM_ADMIN',
  ])
  expect(statSync(path.join(folder, 'demo/demo-accounts.json')).mode & 0o777).toBe(0o600)
  for (const { email, password } of accounts) {
    expect(portal.output()).toContain(`${email}`)
    expect(portal.output()).toContain(`${password}`)
    expect(portal.log()).not.toContain(password)
  }
  await stop(portal, 'SIGINT')
}, 150_000)

test('started again it is ready with the same accounts', async () => {
  const portal = await start('demo')
  expect(portal.output()).toContain('Demo accounts:')
  await stop(portal, 'SIGTERM')
}, 150_000)

test('after kill -9 of the portal and its database the next start recovers', async () => {
  const portal = await start('demo')
  const postmaster = Number(readFileSync(path.join(folder, 'demo/database/postmaster.pid'), 'utf8').split('\n')[0])
  portal.child.kill('SIGKILL')
  process.kill(postmaster, 'SIGKILL')
  await once(portal.child, 'exit')
  const again = await start('demo')
  expect(again.output()).toContain('Diwan is ready')
  await stop(again, 'SIGINT')
}, 150_000)

test('--empty is refused in one line on a home that holds an organisation', async () => {
  const portal = launch('demo', ['--empty'])
  const [code] = (await once(portal.child, 'exit')) as [number]
  expect(code).toBe(1)
  expect(portal.log().trim().split('\n')).toEqual([expect.stringMatching(/^--empty: .* already holds an organisation/)])
}, 150_000)

test('--empty begins without people and shows a one-time code', async () => {
  const portal = await start('empty', ['--empty'])
  expect(portal.output()).toMatch(/[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/)
  await stop(portal, 'SIGINT')
}, 150_000)

test('every mistake in the settings is output in a line of its own', async () => {
  const portal = launch('none', ['--fast'], { PORT: 'eighty', PUBLIC_URL: 'not an address' })
  const [code] = (await once(portal.child, 'exit')) as [number]
  expect(code).toBe(1)
  const lines = portal.log().trim().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines.join('\n')).toMatch(/PORT[\s\S]*PUBLIC_URL[\s\S]*--fast/)
}, 150_000)

/** The accounts that `npm run seed` names when it has ended. */
async function seededAccounts(home: string): Promise<string> {
  const run = launch(home, [], {}, seed)
  expect(await once(run.child, 'exit')).toEqual([0, null])
  return run.output().slice(run.output().indexOf('Demo accounts:'))
}

function launch(home: string, argv: string[] = [], env: Record<string, string> = {}, program = main) {
  const child = spawn(process.execPath, [program, ...argv], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: String(port),
      DIWAN_HOME: path.join(folder, home),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.on('exit', () => running.delete(child))
  let output = ''
  let log = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  return { child, output: () => output, log: () => log }
}

type Launched = ReturnType<typeof launch>

async function start(home: string, argv: string[] = []): Promise<Launched> {
  const portal = launch(home, argv)
  await eventually(() => {
    if (portal.child.exitCode !== null) throw new Error(`It ended: ${portal.log()}`)
    expect(portal.output()).toContain(`Diwan is ready: http://localhost:${port}`)
  }, 90_000)
  const { status } = await fetch(`http://127.0.0.1:${port}/health/ready`)
  expect(status).toBe(200)
  return portal
}

/** It drains, stops its database and ends well. */
async function stop(portal: Launched, signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  portal.child.kill(signal)
  const [code] = (await once(portal.child, 'exit')) as [number]
  expect(code).toBe(0)
}

async function peopleIn(home: string): Promise<number> {
  const [, , , databasePort] = readFileSync(path.join(folder, home, 'database/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(path.join(folder, home, 'secrets/database'), 'utf8').trim()
  const client = new pg.Client({ host: '127.0.0.1', port: Number(databasePort), user: 'diwan', database: 'diwan', password })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<{ count: number }>('select count(*)::int as count from users')).rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}
