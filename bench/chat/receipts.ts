import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../median.ts'

/** How long everybody may take to hear the last message of a phase. */
const PATIENCE_MS = 30_000

/** In milliseconds from sending to hearing. */
export interface Times {
  readonly median: number
  readonly p99: number
}

/** When each message was sent, and how long each socket waited for it. */
export function createReceipts() {
  const sent = new Map<string, number>()
  let waited: number[] = []

  return {
    sent: (id: string): unknown => sent.set(id, performance.now()),
    heard(id: string): void {
      const at = sent.get(id)
      if (at !== undefined) waited.push(performance.now() - at)
    },
    /** Of all that were sent since the last time, once `sockets` have heard each. Rejects when one does not. */
    async times(sockets: number): Promise<Times> {
      const expected = sent.size * sockets
      const until = performance.now() + PATIENCE_MS
      while (waited.length < expected) {
        if (performance.now() > until) throw new Error(`of ${expected} receipts ${waited.length} came`)
        await sleep(20)
      }
      if (waited.length > expected) throw new Error(`${expected} receipts were due and ${waited.length} came`)
      const sorted = waited.toSorted((a, b) => a - b)
      waited = []
      sent.clear()
      return { median: median(sorted), p99: sorted[Math.floor(sorted.length * 0.99)]! }
    },
  }
}
