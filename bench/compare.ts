import { setTimeout as sleep } from 'node:timers/promises'
import { burst, type Call } from './client.ts'
import { median, round } from './median.ts'

export interface Comparison {
  /** How many times the reference the portal took. */
  readonly ratio: number
  /** Median latencies in milliseconds. */
  readonly portal: number
  readonly reference: number
}

export interface Pace {
  readonly rounds: number
  readonly connections: number
  /** Calls of one burst. */
  readonly calls: number
  /** Pause after a burst of writes, in milliseconds: the jobs they leave behind must not slow the reference down. */
  readonly settle: number
}

export interface Round {
  readonly portal: number
  /** The reference just before and just after. */
  readonly before: number
  readonly after: number
}

/** Short bursts in turn: what slows the machine down for a moment meets both sides. */
export async function compare(portal: Call, reference: Call, { rounds, connections, calls, settle }: Pace): Promise<Comparison> {
  const measured: Round[] = []
  const latency = async (call: Call, times: number): Promise<number> => median(await burst(call, times, connections))
  await latency(portal, calls * 4) // warm: code compiled, statements planned, pages cached
  await sleep(settle)
  let before = await latency(reference, calls * 4)
  for (let turn = 0; turn < rounds; turn += 1) {
    const taken = await latency(portal, calls)
    await sleep(settle)
    const after = await latency(reference, calls)
    measured.push({ portal: taken, before, after })
    before = after
  }
  return summary(measured)
}

/**
 * Each round has its own ratio; the answer is the median of the calmer half. Calm is judged by the reference alone, so a busy
 * neighbour is left out and a slow portal is not.
 */
export function summary(rounds: readonly Round[]): Comparison {
  const calmFirst = rounds.toSorted((a, b) => Math.max(a.before, a.after) - Math.max(b.before, b.after))
  const calm = calmFirst.slice(0, Math.ceil(rounds.length / 2))
  const reference = ({ before, after }: Round): number => (before + after) / 2
  return {
    ratio: round(median(calm.map((one) => one.portal / reference(one)))),
    portal: round(median(calm.map((one) => one.portal))),
    reference: round(median(calm.map(reference))),
  }
}
