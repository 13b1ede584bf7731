import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild, type Child } from '../child.ts'
import { openBenchDatabase, type BenchDatabase } from '../database.ts'
import { round } from '../median.ts'
import { listenersOf, type Listener } from './listeners.ts'
import { openSocket, type OpenSocket } from './open-socket.ts'
import type { Measurement } from '../measurement.ts'

const IDLE_KB = 20
const RESUME_MS = 1_000

const counts = (quick: boolean) =>
  quick ? { idle: 200, back: 100, withinMs: 1_000 } : { idle: 5_000, back: 2_000, withinMs: 10_000 }
/** So many ask to be let in at one moment. */
const DOORS = 50
/** Two rounds of asking again who everybody is. */
const CALM_MS = 7_000

/** One web process in a process of its own; all its clients live in this one. Bytes are held, how long it takes is read. */
export async function measureSockets(quick: boolean, say: (line: string) => void): Promise<Measurement[]> {
  const database = await openBenchDatabase({ tickets: quick ? 5_000 : 20_000 })
  try {
    return await measure(database, quick, say)
  } finally {
    await database.close()
  }
}

async function measure(database: BenchDatabase, quick: boolean, say: (line: string) => void): Promise<Measurement[]> {
  const { idle, back, withinMs } = counts(quick)
  const listeners = await listenersOf(database, idle)
  const env = { DATABASE_URL: database.url, DIWAN_HOME: path.join(database.folder, 'home'), LOG_LEVEL: 'warn' }
  const portal = await startChild('portal', env, ['--expose-gc'])
  const open: OpenSocket[] = []
  try {
    const warm = await openAll(portal, listeners.slice(0, Math.ceil(idle / 10)))
    for (const socket of warm) socket.cut()
    const before = await memoryOf(portal)
    open.push(...(await openAll(portal, listeners)))
    say(`${open.length} sockets are open`)
    const after = await memoryOf(portal)
    const each = (key: 'all' | 'heap') => round((after[key] - before[key]) / idle / 1_024)

    for (const socket of open.splice(0, back)) socket.cut()
    const times = await comeBack(portal, listeners.slice(0, back), withinMs, open)
    times.sort((a, b) => a - b)
    const at = (share: number): number => round(times[Math.min(times.length - 1, Math.floor(times.length * share))]!)
    const returned = `${back} clients back within ${withinMs / 1_000} s`
    return [
      // The process may have held more than it needed before: then the heap alone says what was added.
      {
        what: `${idle} idle sockets, each`,
        value: Math.max(each('all'), each('heap')),
        unit: 'KB',
        ...(!quick && { limit: IDLE_KB }),
      },
      { what: 'of it on the heap', value: each('heap'), unit: 'KB' },
      { what: `${returned}, half of them caught up`, value: at(0.5), unit: 'ms' },
      { what: `${returned}, 99 of 100 (meant: ${RESUME_MS})`, value: at(0.99), unit: 'ms' },
    ]
  } finally {
    for (const socket of open) socket.cut()
    await portal.stop()
  }
}

/** Each follows what is told to its person, and has heard it all. */
async function openAll({ origin }: Child, listeners: readonly Listener[]): Promise<OpenSocket[]> {
  const sockets: OpenSocket[] = []
  const left = [...listeners]
  const door = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const socket = openSocket(origin, next.cookie, { channels: [next.channels[0]!], last: next.last })
      await socket.caughtUp
      sockets.push(socket)
    }
  }
  await Promise.all(Array.from({ length: DOORS }, door))
  return sockets
}

/** Spread over the time as chance will have it; each goes on after what it had heard, on all it follows. */
async function comeBack(
  { origin }: Child,
  listeners: readonly Listener[],
  withinMs: number,
  open: OpenSocket[],
): Promise<number[]> {
  return Promise.all(
    listeners.map(async ({ cookie, channels, last }) => {
      await sleep(Math.random() * withinMs)
      const began = performance.now()
      const socket = openSocket(origin, cookie, { channels, last, after: last - 3 })
      open.push(socket)
      await socket.caughtUp
      return performance.now() - began
    }),
  )
}

/** In bytes, after its garbage is collected: what it alone occupies (PSS), and what of it is the heap. */
async function memoryOf(portal: Child): Promise<{ all: number; heap: number }> {
  await sleep(CALM_MS)
  const { rss, heapUsed } = (await portal.ask('collect')) as NodeJS.MemoryUsage
  const rollup = await readFile(`/proc/${portal.pid}/smaps_rollup`, 'utf8').catch(() => '') // Linux only
  const pss = /^Pss: +(\d+) kB$/m.exec(rollup)?.[1]
  return { all: pss ? Number(pss) * 1_024 : rss, heap: heapUsed }
}
