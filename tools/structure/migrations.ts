import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Rule } from './finding.ts'

const FOLDER = 'server/migrations/'

/**
 * The first 29 carry numbers, all later ones the UTC time they were begun: two branches never take the same name. They are
 * applied in the order of their names, so a new one must come after every one that has landed.
 */
export const migrations = (landed: readonly string[]): Rule => ({
  name: 'migration',
  find: ({ files }) => {
    const newest = landed.toSorted().at(-1) ?? ''
    const stamps = new Set<string>()
    return files
      .filter(({ path: at }) => at.startsWith(FOLDER))
      .flatMap(({ path: at }) => {
        const name = at.slice(FOLDER.length)
        const stamp = name.split('_')[0] ?? ''
        const taken = stamps.has(stamp)
        stamps.add(stamp)
        if (taken) return [{ path: at, what: `another migration begins with ${stamp}` }]
        if (!isStamp(stamp)) return [{ path: at, what: `${stamp} is no time; name it ${stampOf(new Date())}_…` }]
        const late = !landed.includes(name) && name < newest
        return late ? [{ path: at, what: `is older than ${newest}, which has landed; give it the time of now` }] : []
      })
  },
})

/** `20261122204000` */
export const stampOf = (date: Date): string => date.toISOString().replaceAll(/\D/g, '').slice(0, 14)

function isStamp(stamp: string): boolean {
  if (/^0[0-2]\d$/.test(stamp)) return true
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp) ?? []
  if (parts.length === 0) return false
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = parts
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return !Number.isNaN(date.getTime()) && stampOf(date) === stamp
}

/** The migrations on main, by name; none where there is no such branch. */
export function landedMigrations(root: string): string[] {
  for (const branch of ['origin/main', 'main']) {
    try {
      const listed = execFileSync('git', ['ls-tree', '--name-only', branch, FOLDER], {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
      })
      return listed
        .split('\n')
        .filter(Boolean)
        .map((at) => path.posix.basename(at))
    } catch {
      // an export of the sources has no branches
    }
  }
  return []
}
