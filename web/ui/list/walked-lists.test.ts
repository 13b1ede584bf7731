import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const web = path.resolve(import.meta.dirname, '../..')
const sources = new Map(
  globSync('{app,modules,ui}/**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(web, file), 'utf8')]),
)
const textOf = (file: string): string => sources.get(file) ?? ''

/** Whether what a file draws is a table, which walks by J and K and keeps the place of its reader. */
function drawsTable(file: string): boolean {
  const seen = new Set<string>()
  const open = [file]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    if (/<(?:DataTable|DataList|ListPage)\b/.test(textOf(next))) return true
    for (const [, to] of textOf(next).matchAll(/(?:from|import\() ?'(\.[^']+\.tsx)'/g)) {
      const drawn = path.join(path.dirname(next), to!)
      if (sources.has(drawn)) open.push(drawn)
    }
  }
  return false
}

/** Lists that are no table: who walks them. */
const walkedBy: Readonly<Record<string, string>> = {
  // The inbox of all decisions, which is drawn as a table.
  'modules/forms/fill/decisions.tsx': 'ui/list/use-row-commands.ts',
  'modules/knowledge/read/found-articles.tsx': 'ui/list/use-row-commands.ts',
  'modules/schedule/appointments/book/purposes.tsx': 'ui/list/use-row-commands.ts',
  'modules/opportunities/manage/applicants.tsx': 'ui/list/use-row-commands.ts',
  'modules/chat/pane/conversations.tsx': 'modules/chat/pane/conversations.tsx',
  'modules/notifications/notification-page.tsx': 'modules/notifications/use-inbox-keys.ts',
  'modules/quick-tasks/list/quick-task-list.tsx': 'modules/quick-tasks/list/use-task-keys.ts',
}
/** Paged parts that are no list of records: threads and histories, dialogs and panels, reports, cards that are applied to one by one; and trees, the grid of absences and what a search of everything found, whose keys are the arrows. */
const noLists = [
  /^modules\/talk\//,
  /thread|log\/main-log|happening-view|activity|history|versions/,
  /dialog|panel|reached-people|my-reminders|account-tokens|last-rows/,
  /report-part/,
  /^app\/results\//,
  /^modules\/units\/unit-(?:actions|rows|tree)/,
  /^modules\/training\/(?:mine\/catalogue|learn\/course-page)/,
  /^modules\/opportunities\/user\//,
  /^modules\/away\//,
]

test('every list of records walks by J and K and keeps the place of its reader', () => {
  expect(textOf('ui/list/data-table.tsx')).toMatch(
    /useWalkKeys\(frame\)[\s\S]*useSteadyRows|useSteadyRows[\s\S]*useWalkKeys\(frame\)/,
  )
  const paged = [...sources.keys()].filter((file) => file.endsWith('.tsx') && /useInfiniteQuery\(/.test(textOf(file)))
  expect(paged.length).toBeGreaterThan(40)
  const others = paged.filter((file) => !drawsTable(file) && !noLists.some((one) => one.test(file)))
  expect(others.filter((file) => !(file in walkedBy))).toEqual([])
  for (const keys of Object.values(walkedBy)) expect([keys, /KeyJ/.test(textOf(keys))]).toEqual([keys, true])
})
