/**
 * `npm run seed`: fills an empty portal with the sample organisation without opening it. One that holds people is left alone,
 * but for `--tickets N` (or another module that declares `load`), which puts so many on top of what is there.
 */
import { parseArgs } from 'node:util'
import { allModules } from '../server/app/modules.ts'
import { startPortal } from '../server/app/start.ts'
import { readSettings } from '../server/kit/platform/settings.ts'

const loads = allModules('').flatMap(({ name, load }) => (load ? [{ name, most: load.most }] : []))

try {
  const options = Object.fromEntries(loads.map(({ name }) => [name, { type: 'string', default: '0' } as const]))
  const { values } = parseArgs({ options })
  const load = Object.fromEntries(loads.map(({ name, most }) => [name, countOf(name, Number(values[name]), most)]))
  const portal = await startPortal({ ...readSettings(process.env, []), roles: new Set() }, { load })
  const said = portal.lines.length > 0 ? portal.lines : ['It holds an organisation already; nothing was changed.']
  process.stdout.write(`${said.join('\n')}\n`)
  await portal.stop()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function countOf(name: string, count: number, most: number): number {
  if (Number.isInteger(count) && count >= 0 && count <= most) return count
  throw new Error(`--${name} takes a number up to ${most}.`)
}
