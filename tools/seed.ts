/**
 * `npm run seed`: fills an empty portal with the sample organisation without opening it. One that holds people is left alone,
 * but for `--tickets N`, which puts so many on top of what is there.
 */
import { parseArgs } from 'node:util'
import { startPortal } from '../server/app/start.ts'
import { readSettings } from '../server/kit/platform/settings.ts'

const MOST_TICKETS = 1_000_000

try {
  const { values } = parseArgs({ options: { tickets: { type: 'string', default: '0' } } })
  const tickets = Number(values.tickets)
  if (!Number.isInteger(tickets) || tickets < 0 || tickets > MOST_TICKETS)
    throw new Error(`--tickets takes a number up to ${MOST_TICKETS}.`)
  const portal = await startPortal({ ...readSettings(process.env, []), roles: new Set() }, { tickets })
  const said = portal.lines.length > 0 ? portal.lines : ['It holds an organisation already; nothing was changed.']
  process.stdout.write(`${said.join('\n')}\n`)
  await portal.stop()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
