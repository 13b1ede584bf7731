import { execFileSync } from 'node:child_process'
import { moduleEntries } from '@diwan/contract/releases/registry'
import { root, type Step } from '../steps.ts'
import { readTree } from '../structure/tree.ts'
import { touchedBy, type Touched, type Wanted } from './touched.ts'

const addressesOf = (module: string): string[] =>
  moduleEntries
    .filter(({ folder }) => folder === module)
    .flatMap(({ user = [], admin = [] }) => [...user.map((one) => `user/${one}`), ...admin.map((one) => `admin/${one}`)])

/** Of these steps what the changes since a branch touch. */
export function stepsTouched(steps: readonly Step[], base: string): Step[] {
  const changed = changedSince(base)
  const touched = touchedBy(changed, readTree(root), addressesOf)
  const some = (wanted: Wanted): string => (wanted === 'all' ? 'all' : String(wanted.length))
  process.stdout.write(
    `${changed.length} files differ from ${base}. Files to test: unit ${some(touched.unit)}, integration ${some(touched.integration)}, journeys ${some(touched.e2e)}.\n`,
  )
  return steps.flatMap((step) => narrowed(step, touched))
}

/** Tests that depend on dates run in a second zone, and only these. */
const dated = /^(core|contract|web)\//

function narrowed(step: Step, { unit, integration, e2e, crash, bench }: Touched): Step[] {
  switch (step.name) {
    case 'unit':
      return onlyOf(step, unit)
    case 'unit in UTC':
      return unit === 'all'
        ? [step]
        : onlyOf(
            step,
            unit.filter((path) => dated.test(path)),
          )
    case 'integration':
      return onlyOf(step, integration)
    case 'e2e':
      return onlyOf(step, e2e)
    case 'deploy':
      return e2e === 'all' ? [step] : []
    case 'crash':
      return crash ? [step] : []
    case 'bench':
    case 'sockets':
      return bench ? [step] : []
    default:
      return [step]
  }
}

function onlyOf(step: Step, wanted: Wanted): Step[] {
  if (wanted === 'all') return [step]
  const [program, ...args] = step.command.filter((word) => !word.endsWith('/')) as [string, ...string[]]
  return wanted.length === 0 ? [] : [{ ...step, command: [program, ...args, ...wanted] }]
}

/** What stands otherwise here than where this branch left another one, committed or not. */
function changedSince(base: string): string[] {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const from = git('merge-base', base, 'HEAD').trim()
  const lines = `${git('diff', '--name-only', from)}\n${git('ls-files', '--others', '--exclude-standard')}`.split('\n')
  return [...new Set(lines.filter(Boolean))].toSorted()
}
