import { median, round } from '../median.ts'
import type { Measurement } from '../measurement.ts'
import { familyOf, pssOf } from './memory.ts'
import { newHome, removeHome, startWhole } from './portal.ts'
import { visitorOf } from './visitors.ts'

const SAMPLE_MS = 5_000
const VISITORS = Array.from({ length: 4 }, () => ['USER', 'TECH', 'ADMIN'] as const).flat()
/** Memory of the last third over that of the second: the first is the time of warming up. */
const GROWTH = 1.05

/** Whether a portal under steady load goes on growing. */
export async function measureLoad(minutes: number, say: (line: string) => void): Promise<Measurement[]> {
  const home = newHome()
  const portal = await startWhole(home)
  try {
    const visitors = await Promise.all(VISITORS.map((role) => visitorOf(portal, role)))
    const until = performance.now() + minutes * 60_000
    const samples: { portal: number; all: number }[] = []
    const sampling = setInterval(() => {
      samples.push({ portal: pssOf([portal.pid]), all: pssOf(familyOf(portal.pid)) })
      if (samples.length % 12 === 0)
        say(`${samples.length / 12} min: ${round(samples.at(-1)!.portal, 0)} MB, ${round(samples.at(-1)!.all, 0)} MB in all`)
    }, SAMPLE_MS)
    try {
      await Promise.all(visitors.map((one) => one.work(until)))
    } finally {
      clearInterval(sampling)
    }
    const calls = visitors.reduce((sum, one) => sum + one.calls(), 0)
    const third = Math.floor(samples.length / 3)
    const parts = { second: samples.slice(third, 2 * third), last: samples.slice(2 * third) }
    const grown = (of: 'portal' | 'all'): number =>
      median(parts.last.map((one) => one[of])) / median(parts.second.map((one) => one[of]))
    return [
      { what: `calls in ${minutes} minutes, none refused`, value: calls, unit: '' },
      {
        what: 'memory of the portal, last third (PSS)',
        value: round(median(parts.last.map((one) => one.portal)), 0),
        unit: 'MB',
      },
      { what: 'memory of all, last third (PSS)', value: round(median(parts.last.map((one) => one.all)), 0), unit: 'MB' },
      { what: 'memory of the portal, last third over the second', value: round(grown('portal'), 3), unit: '×', limit: GROWTH },
      { what: 'memory of all, last third over the second', value: round(grown('all'), 3), unit: '×', limit: GROWTH },
    ]
  } finally {
    await portal.stop()
    removeHome(home)
  }
}
