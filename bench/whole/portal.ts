import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Role } from '../../contract/access/vocabulary.ts'
import { freePort } from '../../server/kit/platform/free-port.ts'

const root = path.join(import.meta.dirname, '../..')

export interface WholePortal {
  readonly url: string
  readonly pid: number
  /** From the start of its process to the line that says it is ready. */
  readonly seconds: number
  account(role: Role): { readonly email: string; readonly password: string }
  stop(): Promise<void>
}

export const newHome = (): string => mkdtempSync(path.join(tmpdir(), 'diwan-whole-'))
export const removeHome = (home: string): void => rmSync(home, { recursive: true, force: true })

/** The portal as `npm start` runs it, once it is installed and built: sample organisation, embedded PostgreSQL, limits of the rate and all. */
export async function startWhole(home: string): Promise<WholePortal> {
  if (!existsSync(path.join(root, 'web/dist/index.html'))) throw new Error('The web is not built: npm start builds it.')
  const port = await freePort()
  const began = performance.now()
  const own = {
    DIWAN_HOME: home,
    PORT: String(port),
    PUBLIC_URL: '',
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  }
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const ready = new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()).includes('Diwan is ready') && resolve())
    void ended.then(() => reject(new Error('The portal ended before it was ready')))
  })
  await ready
  return {
    url: `http://localhost:${port}`,
    pid: child.pid!,
    seconds: (performance.now() - began) / 1_000,
    account: (role) => {
      const accounts = JSON.parse(readFileSync(path.join(home, 'demo-accounts.json'), 'utf8')) as {
        role: Role
        email: string
        password: string
      }[]
      return accounts.find((one) => one.role === role)!
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
