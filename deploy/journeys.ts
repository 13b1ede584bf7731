/**
 * `npm run test:deploy`: the journeys of `e2e` against two web processes behind nginx, one of them replaced every 30 seconds.
 * What follows is for Playwright: `npm run test:deploy -- tickets`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { leftOut } from '../e2e/left-out.ts'
import { deploy } from './local/deployment.ts'
import { root } from './local/processes.ts'
import { keepReplacing } from './local/replacing.ts'

const EVERY_MS = 30_000
const print = (line: string): void => void process.stdout.write(`${line}\n`)

for (const { spec, why } of leftOut) print(`left out: ${spec} ${why}`)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())

const deployment = await deploy(mkdtempSync(path.join(tmpdir(), 'diwan-deploy-')))
try {
  const replacing = keepReplacing(deployment, EVERY_MS, print)
  const journeys = spawn(path.join(root, 'node_modules/.bin/playwright'), ['test', ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, DIWAN_PORTAL: deployment.url, DIWAN_ACCOUNTS: deployment.accounts },
    stdio: 'inherit',
    signal: stopping.signal,
  })
  const ended = once(journeys, 'exit') as Promise<[number | null]>
  journeys.on('error', () => undefined) // asked to stop
  const [code] = await ended.catch((): [null] => [null])
  const count = await replacing.stop()
  print(`web processes replaced: ${count}`)
  process.exitCode = code ?? 1
} finally {
  await deployment.stop()
}
