import { setTimeout as sleep } from 'node:timers/promises'
import type { PortalProcess } from './portal.ts'

/** Every third is not asked but killed. */
const KILLED = 3

type Replaced = { readonly webs: readonly Pick<PortalProcess, 'name' | 'replace'>[] }

/** Replaces one web process after the other: gone, back, ready, and a pause in which both work. */
export function keepReplacing({ webs }: Replaced, everyMs: number, say: (line: string) => void) {
  const stopping = new AbortController()
  let count = 0
  const replacing = (async () => {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      const web = webs[count % webs.length]!
      const how = (count + 1) % KILLED === 0 ? 'SIGKILL' : 'SIGTERM'
      const begun = performance.now()
      await web.replace(how)
      count += 1
      say(`${web.name} replaced by ${how} in ${((performance.now() - begun) / 1_000).toFixed(1)} s`)
    }
  })()
  replacing.catch((error: unknown) => say(`nothing is replaced any more: ${String(error)}`)) // and thrown by `stop`
  return {
    /** How many were replaced; fails when one did not come back. */
    async stop(): Promise<number> {
      stopping.abort()
      await replacing
      return count
    },
  }
}
