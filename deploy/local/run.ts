/**
 * `npm run deploy:local`: the portal past one machine, all on this one, until Ctrl-C.
 * `--folder F` keeps everything there; `--replace 30` replaces one web process every 30 seconds.
 */
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { deploy } from './deployment.ts'
import { keepReplacing } from './replacing.ts'

const { values } = parseArgs({ options: { folder: { type: 'string' }, replace: { type: 'string' } } })
const every = values.replace === undefined ? undefined : Number(values.replace)
if (every !== undefined && !(every > 0)) {
  process.stderr.write('--replace is a number of seconds above zero.\n')
  process.exit(1)
}
const folder = path.resolve(values.folder ?? mkdtempSync(path.join(tmpdir(), 'diwan-deploy-')))
const print = (line: string): void => void process.stdout.write(`${line}\n`)

const stopRequested = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
const deployment = await deploy(folder, { keep: values.folder !== undefined })
const { url, webs, worker, accounts } = deployment
print(`\nDiwan is ready: ${url}`)
for (const { name, port, metricsPort } of webs) print(`  ${name.padEnd(8)} port ${port}, metrics ${metricsPort}`)
print(`  ${worker.name.padEnd(8)} metrics ${worker.metricsPort}\nWhat they say lies in ${folder}`)
if (accounts) print(`Demo accounts (${accounts}):\n${readFileSync(accounts, 'utf8')}`)
const replacing = every ? keepReplacing(deployment, every * 1_000, print) : undefined
try {
  await stopRequested
  await replacing?.stop()
} finally {
  await deployment.stop()
}
