import { documentFromText } from '@diwan/core/document'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import { freePort } from '../../kit/platform/free-port.ts'
import { readSettings } from '../../kit/platform/settings.ts'
import { launch, run } from '../../testing/backups.ts'
import { call } from '../../testing/call.ts'
import { eventually } from '../../testing/eventually.ts'
import type { SampleAccount } from '../../kit/sample.ts'
import { openSource } from './source.ts'

let folder: string
const running = new Set<ChildProcess>()
const inFolder = (name: string): string => path.join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-live-'))
})
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  running.clear()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The portal as `npm start` runs it, and the demo's USER signed in. */
async function open(home: string) {
  const port = await freePort()
  const env = { PATH: process.env['PATH'], PORT: String(port), DIWAN_HOME: home, LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await eventually(() => expect(said).toContain('Diwan is ready'), 60_000)
  const [base, origin] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
  const accounts = JSON.parse(await readFile(path.join(home, 'demo-accounts.json'), 'utf8')) as SampleAccount[]
  const { email = '', password = '' } = accounts.find(({ role }) => role === 'USER') ?? {}
  const { headers, status } = await call(base, origin, null, identity.login, { email, password })
  expect(status).toBe(200)
  const cookie = new RegExp(`${SESSION_COOKIE}=([^;]+)`).exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
  return { base, origin, who: { cookie }, child }
}

const subjectsIn = async (home: string): Promise<string[]> => {
  const { client, close } = await openSource(readSettings({ DIWAN_HOME: home }, []))
  const { rows } = await client.query<{ subject: string }>(
    `select subject from tickets where subject like 'سطر %' order by subject`,
  )
  await close()
  return rows.map(({ subject }) => subject)
}

test('a portal at work is backed up again and again: each holds all that was answered before it, once, and opens', async () => {
  const home = inFolder('live')
  const { base, origin, who } = await open(home)
  const source = await openSource(readSettings({ DIWAN_HOME: home }, []))
  const { rows } = await source.client.query<{ groupId: string; departmentId: string }>(
    `select id as "groupId", parent_id as "departmentId" from units where kind = 'group' order by id limit 1`,
  )
  await source.close()

  const answered: string[] = []
  const enough = new AbortController()
  const writer = async (name: string): Promise<void> => {
    for (let at = 0; !enough.signal.aborted; at++) {
      const subject = `سطر ${name}${at}`
      const asked = { subject, body: documentFromText(subject, 'rtl'), ...rows[0]! }
      const { status } = await call(base, origin, who, tickets.create, asked)
      if (status === 200) answered.push(subject)
      else await new Promise((resolve) => setTimeout(resolve, 250)) // too many a minute
    }
  }
  const writers = ['a', 'b', 'c'].map(writer)
  const before: string[][] = []
  for (let time = 0; time < 3; time++) {
    await eventually(() => expect(answered.length).toBeGreaterThan(time * 3))
    before.push([...answered])
    const { code, said } = await run('backup', [inFolder(`${time}.diwan`)], { DIWAN_HOME: home })
    expect(code, said()).toBe(0)
  }
  enough.abort()
  await Promise.all(writers)

  for (const [time, then] of before.entries()) {
    const to = inFolder(`restored${time}`)
    const { code, said } = await run('restore', [inFolder(`${time}.diwan`)], { DIWAN_HOME: to })
    expect(code, said()).toBe(0)
    const found = await subjectsIn(to)
    expect(found).toEqual([...new Set(found)])
    expect(found).toEqual(expect.arrayContaining(then))
  }
  const again = await open(inFolder('restored2')) // with the same password
  const list = await call(again.base, again.origin, again.who, tickets.list, {})
  expect([list.status, list.body.items.length > 0]).toEqual([200, true])
}, 300_000)

test('killed with -9 a back-up leaves no file of its name, and the next one takes its place', async () => {
  const file = inFolder('killed.diwan')
  const first = launch('backup', [file], { DIWAN_HOME: inFolder('live') })
  await eventually(() => expect(existsSync(`${file}.part`)).toBe(true))
  first.child.kill('SIGKILL')
  await first.ended
  expect(existsSync(file)).toBe(false)
  const { code, said } = await run('backup', [file], { DIWAN_HOME: inFolder('live') })
  expect(code, said()).toBe(0)
  expect((await readdir(folder)).filter((name) => name.startsWith('killed'))).toEqual(['killed.diwan'])
}, 300_000)
