import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEmbedded, type EmbeddedPostgres } from './embedded-postgres.ts'

const password = 'a word with spaces, / and @'
let folder: string
let server: EmbeddedPostgres | undefined

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diwan-postgres-'))
})

afterEach(async () => {
  await server?.stop()
  server = undefined
  fs.rmSync(folder, { recursive: true, force: true })
})

const start = async () => (server = await startEmbedded({ dataFolder: path.join(folder, 'database'), password }))

test('a new database speaks UTF-8, and what was written is there after stopping and starting', async () => {
  const first = await start()
  await query(first.url, `create table words (word text); insert into words values ('ديوان')`)
  await first.stop()
  expect(isAlive(first.pid)).toBe(false)

  const before = performance.now()
  const second = await start()
  expect(performance.now() - before).toBeLessThan(1000)
  expect(await query(second.url, 'select word, datctype from words, pg_database where datname = current_database()')).toEqual([
    { word: 'ديوان', datctype: 'C.UTF-8' },
  ])
})

test('it listens on this machine only and asks for the password', async () => {
  const { url } = await start()
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  const { port } = new URL(url)
  await expect(query(`postgres://diwan:wrong@127.0.0.1:${port}/diwan`, 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

test('a postmaster killed with -9 comes back at the same address with everything committed', async () => {
  const { url, pid } = await start()
  await query(url, 'create table kept (n int); insert into kept values (1)')
  process.kill(pid, 'SIGKILL')

  await vi.waitFor(() => expect(server?.pid).not.toBe(pid), { timeout: 10_000 })
  expect(await query(url, 'select n from kept')).toEqual([{ n: 1 }])
}, 20_000)

test('stopping in the very moment it is being replaced leaves no server behind', async () => {
  const running = await start()
  const { url, pid } = running
  process.kill(pid, 'SIGKILL')
  await new Promise((resolve) => setTimeout(resolve, 30))
  await running.stop()
  expect(fs.existsSync(path.join(folder, 'database/postmaster.pid'))).toBe(false)
  await expect(query(url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
}, 20_000)

test('the server of a portal killed with -9 is stopped and its data taken over', async () => {
  const { url, pid } = await startInAnotherPortalAndKillIt(false)
  expect(isAlive(pid)).toBe(true)
  const { url: after } = await start()
  expect(isAlive(pid)).toBe(false)
  expect(after).not.toBe(url)
  expect(await query(after, 'select 1 as one')).toEqual([{ one: 1 }])
}, 20_000)

test('portal and postmaster killed together leave nothing in the way', async () => {
  await startInAnotherPortalAndKillIt(true)
  const { url } = await start()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
}, 20_000)

test('a pid file that names a stranger keeps neither the database down nor the stranger from living', async () => {
  await (await start()).stop()
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore' })
  fs.writeFileSync(path.join(folder, 'database/postmaster.pid'), `${stranger.pid}\n`)
  try {
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(isAlive(stranger.pid ?? 0)).toBe(true)
  } finally {
    stranger.kill('SIGKILL')
  }
}, 20_000)

test('a wrong password is told at once, and no server stays behind', async () => {
  await (await start()).stop()
  server = undefined
  await expect(startEmbedded({ dataFolder: path.join(folder, 'database'), password: 'wrong' })).rejects.toThrow(
    /refuses our login/,
  )
  expect(fs.existsSync(path.join(folder, 'database/postmaster.pid'))).toBe(false)
})

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

function isAlive(pid: number): boolean {
  // A zombie nobody has reaped yet is dead to us.
  return fs.existsSync(`/proc/${pid}/exe`) && fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] !== 'Z'
}

async function startInAnotherPortalAndKillIt(withPostmaster: boolean): Promise<{ url: string; pid: number }> {
  const code = `import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))};
    const { url, pid } = await startEmbedded(${JSON.stringify({ dataFolder: path.join(folder, 'database'), password })});
    console.log(JSON.stringify({ url, pid }));`
  const portal = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(portal.stdout, 'data')) as [Buffer]
  const running = JSON.parse(line.toString()) as { url: string; pid: number }
  portal.kill('SIGKILL')
  await once(portal, 'exit')
  if (withPostmaster) process.kill(running.pid, 'SIGKILL')
  return running
}
