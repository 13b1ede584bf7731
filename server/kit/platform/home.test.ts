import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openHome } from './home.ts'

let folder: string
let other: ChildProcess | undefined

beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'diwan-home-')), 'home')
})

afterEach(() => {
  other?.kill('SIGKILL')
  other = undefined
  fs.rmSync(path.dirname(folder), { recursive: true, force: true })
})

test('the data folder and its secrets are readable by us only (H13)', async () => {
  const home = await openHome(folder)
  const secret = home.secret('cookies')
  home.writePrivate('notes/first', 'one')
  home.writePrivate('notes/first', 'two')

  expect([secret.length, home.secret('cookies')]).toEqual([43, secret])
  expect(['', 'secrets', 'secrets/cookies', 'notes/first'].map(modeOf)).toEqual(['700', '700', '600', '600'])
  expect(fs.readFileSync(home.path('notes/first'), 'utf8')).toBe('two')
  expect(fs.readdirSync(home.path('notes'))).toEqual(['first'])
  home.close()
})

test('a secret survives a restart and differs per name', async () => {
  const before = await openHome(folder)
  const secret = before.secret('cookies')
  before.close()
  const after = await openHome(folder)
  expect(after.secret('cookies')).toBe(secret)
  expect(after.secret('database')).not.toBe(secret)
  after.close()
})

test('a short, well-known or open secret is refused (H13)', async () => {
  const home = await openHome(folder)
  home.writePrivate('secrets/short', 'abc')
  home.writePrivate('secrets/known', 'change-me-abcdefghijklmnopqrstuvwxyz-0123456789')
  home.secret('open')
  fs.chmodSync(home.path('secrets/open'), 0o644)

  expect(() => home.secret('short')).toThrow(/too short or well known/)
  expect(() => home.secret('known')).toThrow(/too short or well known/)
  expect(() => home.secret('open')).toThrow(/can be read by others/)
  expect(() => home.secret('../outside')).toThrow(/no name/)
  expect(() => home.path('../outside')).toThrow(/leads out/)
  home.close()
})

test('two portals never share one home', async () => {
  const home = await openHome(folder)
  await expect(openHome(folder)).rejects.toThrow(new RegExp(`in use by another portal \\(process ${process.pid}, since 20`))
  home.close()
  ;(await openHome(folder)).close()
})

test('a home held by another process is refused until that process dies, even by kill -9', async () => {
  other = await holdElsewhere(folder)
  await expect(openHome(folder)).rejects.toThrow(`process ${other.pid}`)

  other.kill('SIGKILL')
  await once(other, 'exit')
  const home = await openHome(folder)
  expect(home.path('x')).toBe(path.join(folder, 'x'))
  home.close()
})

test('a folder used for something else is left alone', async () => {
  fs.mkdirSync(folder)
  fs.chmodSync(folder, 0o755)
  fs.writeFileSync(path.join(folder, 'letter.txt'), 'not ours')
  await expect(openHome(folder)).rejects.toThrow(/choose an empty folder/)
  expect(modeOf('')).toBe('755')
})

function modeOf(name: string): string {
  return (fs.statSync(path.join(folder, name)).mode & 0o777).toString(8)
}

async function holdElsewhere(home: string): Promise<ChildProcess> {
  const code = `import { openHome } from ${JSON.stringify(path.join(import.meta.dirname, 'home.ts'))};
    await openHome(${JSON.stringify(home)}); console.log('held'); setInterval(() => {}, 1000);`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}
