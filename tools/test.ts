/**
 * `npm test`: the check, then every suite. `--deep` adds what is slow; `--only <step>` runs one (or several) of them; `--since main` runs
 * of each what the changes since that branch touch.
 */
import { parseArgs } from 'node:util'
import { stepsTouched } from './since/steps-touched.ts'
import { runInOrder, type Step } from './steps.ts'

const { values } = parseArgs({
  options: { deep: { type: 'boolean' }, only: { type: 'string', multiple: true }, since: { type: 'string' } },
})
const deep = values.deep ? { DIWAN_DEEP: 'true' } : {}
const only = values.only ?? []

const steps: readonly Step[] = [
  { name: 'check', command: ['node', 'tools/check.ts'] },
  { name: 'lint by types', command: ['oxlint', '--type-aware'] },
  // Once more for who met a busy machine; the report names each that needed it.
  // In the zone of most readers; the deep run repeats in UTC what depends on dates.
  {
    name: 'unit',
    command: ['vitest', 'run', '--project', 'unit', '--retry', '1'],
    env: { ...deep, DIWAN_TEST_ZONE: 'Asia/Riyadh' },
  },
  ...(values.deep
    ? [
        {
          name: 'unit in UTC',
          command: ['vitest', 'run', '--project', 'unit', '--retry', '1', 'core/', 'contract/', 'web/'],
        } as const,
      ]
    : []),
  { name: 'integration', command: ['vitest', 'run', '--project', 'integration', '--retry', '1'], env: deep, minutes: 45 },
  // Of one cycle the dice are the same each time, as the cases of the fuzzer are; the deep run throws new ones.
  { name: 'crash', command: ['node', 'crash/run.ts', ...(values.deep ? ['--cycles', '50'] : ['--seed', '1175281187'])] },
  { name: 'e2e', command: ['playwright', 'test'], env: { ...deep, TZ: 'UTC' }, minutes: 45 },
  ...(values.deep ? [{ name: 'deploy', command: ['node', 'deploy/journeys.ts'], env: { TZ: 'UTC' } } as const] : []),
  // Quick shows that the measurement works; what it measures, with its limits, is for the deep run.
  { name: 'bench', command: ['node', 'bench/run.ts', ...(values.deep ? [] : ['--quick'])] },
  ...(values.deep ? [{ name: 'sockets', command: ['node', 'bench/run.ts', 'sockets'] } as const] : []),
  ...(values.deep ? [{ name: 'chat', command: ['node', 'bench/run.ts', 'chat'] } as const] : []),
  ...(values.deep ? [{ name: 'learning', command: ['node', 'bench/run.ts', 'learning'] } as const] : []),
]

const unknown = only.filter((name) => steps.every((step) => step.name !== name))
if (unknown.length > 0) {
  process.stderr.write(`No step ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}\n`)
  process.exit(1)
}
const wanted = steps.filter((step) => only.length === 0 || only.includes(step.name))
process.exitCode = (await runInOrder(values.since === undefined ? wanted : stepsTouched(wanted, values.since))) ? 0 : 1
