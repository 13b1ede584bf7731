/** `npm run seed`: fills an empty portal with the sample organisation without opening it. One that holds people is left alone. */
import { startPortal } from '../server/app/start.ts'
import { readSettings } from '../server/kit/platform/settings.ts'

try {
  const portal = await startPortal({ ...readSettings(process.env, process.argv.slice(2)), roles: new Set() })
  const said = portal.lines.length > 0 ? portal.lines : ['It holds an organisation already; nothing was changed.']
  process.stdout.write(`${said.join('\n')}\n`)
  await portal.stop()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
