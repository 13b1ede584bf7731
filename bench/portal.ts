/** The portal as `npm start` builds it, in a process of its own: on a database that is filled already, without rate limits. */
import { startPortal } from '../server/app/start.ts'
import { readSettings } from '../server/kit/platform/settings.ts'

const portal = await startPortal(readSettings(process.env, []), { limited: false })
process.send?.('listening')
process.on('disconnect', () => void portal.stop())
