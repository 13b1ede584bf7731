/**
 * `npm run fuzz -- --cases N`: plausible and hostile inputs for every endpoint, as every role and as nobody, and each machine in random
 * order. `--endpoint tickets.create` asks one alone, `--seed S` repeats a run.
 */
import { api } from '@diwan/contract/api'
import { parseArgs } from 'node:util'
import { runInOrder } from './steps.ts'

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '100' }, seed: { type: 'string' }, endpoint: { type: 'string' } },
})
const { cases, endpoint } = values
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31))

if (endpoint && !api.some(({ name }) => name === endpoint)) {
  process.stderr.write(`No endpoint ${endpoint}. There are: ${api.map(({ name }) => name).join(', ')}\n`)
  process.exit(1)
}
const again = `npm run fuzz -- --cases ${cases} --seed ${seed}${endpoint ? ` --endpoint ${endpoint}` : ''}`
process.stdout.write(`seed ${seed}; again: ${again}\n`)

const files = endpoint
  ? ['server/testing/fuzz.test.ts']
  : ['server/testing/fuzz.test.ts', 'server/testing/machines/machines.test.ts']
const only = endpoint ? ['--testNamePattern', `^${endpoint.replaceAll('.', '\\.')} `] : []
const passed = await runInOrder([
  {
    name: endpoint ?? 'every endpoint and every machine',
    command: ['vitest', 'run', '--project', 'integration', ...files, ...only],
    env: { FUZZ_CASES: cases, FUZZ_SEED: seed },
    minutes: 24 * 60,
  },
])
process.exitCode = passed ? 0 : 1
