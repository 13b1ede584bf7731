/**
 * `npm run crash -- --cycles N`: a portal under load whose processes are killed with -9, and what must hold afterwards.
 * `--seed S` decides again who writes what and what is killed when.
 */
import { parseArgs } from 'node:util'
import { drawnFrom } from '../server/modules/tickets/seed/moments.ts'
import { runCycle } from './cycle.ts'
import { partedPortal, wholePortal, type CrashPortal } from './portal.ts'

const { values } = parseArgs({ options: { cycles: { type: 'string', default: '1' }, seed: { type: 'string' } } })
const cycles = Number(values.cycles)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
/** So many cycles stand apart for each in one process. */
const APART = 4
const MAX_FAULTS = 20

if (![cycles, seed].every(Number.isSafeInteger) || cycles < 1) {
  process.stderr.write('--cycles and --seed are whole numbers, and there is one cycle at least.\n')
  process.exit(1) // none would be none that failed
}

const print = (line: string): boolean => process.stdout.write(`${line}\n`)
const secondsSince = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`

print(`seed ${seed}; again: npm run crash -- --cycles ${cycles} --seed ${seed}`)
const begun = performance.now()
const portals = new Map<string, CrashPortal>()
async function portalFor(cycle: number): Promise<CrashPortal> {
  const shape = cycle % (APART + 1) === APART ? 'whole' : 'parted'
  const portal = portals.get(shape) ?? (await (shape === 'whole' ? wholePortal() : partedPortal()))
  portals.set(shape, portal)
  return portal
}

let faults: readonly string[] = []
try {
  for (let cycle = 0; cycle < cycles && faults.length === 0; cycle++) {
    const portal = await portalFor(cycle)
    const cycleBegun = performance.now()
    const proved = await runCycle(portal, drawnFrom(seed + cycle))
    faults = proved.faults
    const { acknowledged, refused, givenUp, records, killed } = proved
    const writes = `${acknowledged} writes acknowledged, ${refused} refused, ${givenUp} given up, ${records} records followed`
    print(`${cycle + 1}/${cycles} ${portal.name}: ${writes}; killed ${killed.join(', ')}; ${secondsSince(cycleBegun)}`)
    if (faults.length > 0)
      print(`\n${faults.slice(0, MAX_FAULTS).join('\n')}\n${faults.length} faults, seed ${seed}\n\n${portal.said()}`)
  }
} finally {
  for (const portal of portals.values()) await portal.stop()
}
print(faults.length > 0 ? `failed in ${secondsSince(begun)}` : `${cycles} cycles without a fault in ${secondsSince(begun)}`)
process.exit(faults.length > 0 ? 1 : 0)
