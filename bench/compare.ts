import { setTimeout as sleep } from 'node:timers/promises'
import { burst, type Call } from './client.ts'
import { median, round } from './median.ts'

export interface Comparison {
  /** The median, over all rounds, of how many times the reference the portal took. */
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
  /** Pause after a burst of writes: the jobs they leave behind must not slow the reference down. */
  readonly settle: number
}

/**
 * Short bursts in turn, each round its own ratio of medians, and of these the median: what slows the machine down for a
 * moment hits both sides of a round, and a round it hits on one side only is outvoted.
 */
export async function compare(portal: Call, reference: Call, { rounds, connections, calls, settle }: Pace): Promise<Comparison> {
  await burst(portal, calls * 4, connections) // warm: code compiled, statements planned, pages cached
  await burst(reference, calls * 4, connections)
  const measured: { portal: number; reference: number }[] = []
  for (let turn = 0; turn < rounds; turn += 1) {
    await sleep(settle)
    const raw = median(await burst(reference, calls, connections))
    measured.push({ reference: raw, portal: median(await burst(portal, calls, connections)) })
  }
  return {
    ratio: round(median(measured.map((one) => one.portal / one.reference))),
    portal: round(median(measured.map((one) => one.portal))),
    reference: round(median(measured.map((one) => one.reference))),
  }
}
