/** The portal as `npm start` builds it, in a process of its own: on a database that is filled already, without rate limits. */
import { startPortal } from '../server/app/start.ts'
import { readSettings } from '../server/kit/platform/settings.ts'

const portal = await startPortal(readSettings(process.env, []), { limited: false })
process.send?.('listening')
process.on('message', (said) => {
  if (said !== 'collect') return
  // What it holds, not what it could give back: how much of that lies around depends on the hurry of the neighbours.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  process.send?.(process.memoryUsage())
})
process.on('disconnect', () => void portal.stop())
