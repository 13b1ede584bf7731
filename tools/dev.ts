/** `npm run dev`: builds the web at each change and starts the portal again after each build; Ctrl-C ends both. */
import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { gatherAll } from './gather.mjs'
import { root } from './steps.ts'

/** A manifest that does not fit yet is told, and tried again at the next change. */
const gather = (): Promise<void> => gatherAll().catch((refused: Error) => void process.stderr.write(`${refused.message}\n`))

for (const folder of ['contract', 'server/modules', 'web/modules'])
  watch(path.join(root, folder), { recursive: true }, (_event, file) => {
    if (file && /\.tsx?$/.test(file) && !file.includes('.gen.')) void gather()
  }).unref()
const web = (await build({ root: path.join(root, 'web'), logLevel: 'warn', build: { watch: {} } })) as Rolldown.RolldownWatcher
let portal: ChildProcess | undefined
let starting = Promise.resolve()

// The portal reads the built pages when it starts. Its own files are watched by Node.
web.on('event', (event) => {
  if (event.code === 'ERROR') process.stderr.write(`${event.error.message}\n`)
  if (event.code !== 'END') return
  process.stdout.write('The web is built.\n')
  starting = starting.then(startPortal)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())

async function startPortal(): Promise<void> {
  await stopPortal()
  const watching = ['--watch', '--watch-preserve-output', 'server/main.ts']
  portal = spawn(process.execPath, [...watching, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
}

/** Waits for its end: two portals on one home would refuse each other. */
function stopPortal(): Promise<void> {
  const running = portal
  if (!running || running.exitCode !== null || running.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    running.once('exit', () => resolve())
    running.kill('SIGTERM')
  })
}

async function end(): Promise<void> {
  await Promise.all([web.close(), starting.then(stopPortal)])
  process.exit(0)
}
