import { setTimeout as sleep } from 'node:timers/promises'
import { round } from '../median.ts'
import type { Measurement } from '../measurement.ts'
import { familyOf, pssOf } from './memory.ts'
import { newHome, removeHome, startWhole } from './portal.ts'

const limits = { firstStart: 120, laterStart: 5, idle: 450 }
/** Caches of the start are given back, and connections that nobody uses are closed. */
const REST_MS = 60_000

/** How long a portal with the sample organisation takes to start, first and again, and what all its processes hold when nobody is there. */
export async function measureIdle(say: (line: string) => void): Promise<Measurement[]> {
  const home = newHome()
  try {
    const first = await startWhole(home)
    await first.stop()
    const again = await startWhole(home)
    try {
      say(`Ready after ${round(first.seconds)} s, and again after ${round(again.seconds)} s; resting …`)
      await sleep(REST_MS)
      const family = familyOf(again.pid)
      const [portal, all] = [pssOf([again.pid]), pssOf(family)]
      return [
        {
          what: 'first start, without installing and building',
          value: round(first.seconds),
          unit: 's',
          limit: limits.firstStart,
        },
        { what: 'later start', value: round(again.seconds), unit: 's', limit: limits.laterStart },
        { what: 'memory of the portal alone (PSS)', value: round(portal, 0), unit: 'MB' },
        {
          what: `memory of all ${family.length} processes, PostgreSQL among them (PSS)`,
          value: round(all, 0),
          unit: 'MB',
          limit: limits.idle,
        },
      ]
    } finally {
      await again.stop()
    }
  } finally {
    removeHome(home)
  }
}
