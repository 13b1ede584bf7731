import { page } from '../../kit/testing/page.ts'
import { ar } from '@diwan/contract/gathered/names.ar.gen'
import { en } from '@diwan/contract/gathered/names.en.gen'
import type { KeyOnScreen } from '../../kit/manifest.ts'
import { expect, test, vi } from 'vitest'
import { shownKeys } from '../shown-keys.ts'
import { entryWithTabs, groups, moduleInMenu, placesOfAll, sidesOf, standsApart } from './entries.ts'

vi.stubGlobal('window', page)

const everything = () => true
const keysOf = (area: string) =>
  placesOfAll
    .filter((place) => place.area === area && !place.also)
    .map(({ key }) => key)
    .toSorted()
const entryOf = (module: string) => groups.flatMap(({ entries }) => entries).find((entry) => entry.module === module)!

test('one menu holds the 15 keys of the administration and the 17 of the user, each with an address of its own', () => {
  expect([keysOf('admin').length, keysOf('user').length]).toEqual([15, 17])
  expect(new Set(placesOfAll.filter(({ also }) => !also).map(({ to }) => to)).size).toBe(32)
  expect(new Set(placesOfAll.map(({ to }) => to)).size).toBe(placesOfAll.length)
})

test('the parts of the menu and their entries stand in the order of the design', () => {
  expect(groups.map(({ name, entries }) => [name, ...entries.map(({ module }) => module)])).toEqual([
    ['start', 'dashboard', 'notifications', 'workspace'],
    ['work', 'tickets', 'chat', 'workspace', 'quickTasks', 'schedule', 'meet', 'notes'],
    ['learning', 'knowledgeHub', 'forms', 'surveys', 'training', 'gallery', 'archive'],
    ['account', 'profile', 'dashboard'],
    ['management', 'dashboard', 'support', 'permissions', 'opportunity', 'departments', 'modules', 'settings'],
  ])
})

test('staff begin with the queue and reach their own requests by a tab; on a phone the entry leads to those, under the same tabs', () => {
  const tickets = entryOf('tickets')
  expect(sidesOf(tickets, everything, true)?.all.map(({ to }) => to)).toEqual(['/admin/tickets', '/user/tickets'])
  expect(sidesOf(tickets, everything, false)?.main.to).toBe('/user/tickets')
  expect(sidesOf(tickets, everything, false)?.all.map(({ to }) => to)).toEqual(['/admin/tickets', '/user/tickets'])
  expect(sidesOf(tickets, (area) => area === 'user', true)?.all.map(({ to }) => to)).toEqual(['/user/tickets'])
  expect(sidesOf(entryOf('forms'), everything, true)?.main.to).toBe('/user/forms')
})

test('what only the administration is offered has no entry on a phone where the specification says so', () => {
  const administered = (area: string) => area === 'admin'
  expect(sidesOf(entryOf('forms'), administered, false)).toBeUndefined()
  expect(sidesOf(entryOf('archive'), administered, false)?.main.to).toBe('/admin/archive')
})

/** Addresses of records, and lists that another screen leads to by itself. */
const reachedOtherwise: Readonly<Record<string, string>> = {
  '/user/workspaces': 'the workspace used last leads back to the list',
  '/user/old-chat': 'the address of chat before: it leads there',
  '/user/schedule/permissions': 'the entry of the schedule leads to it, and its pane',
  '/user/schedule/opportunity': 'the pane of the schedule leads to it',
  '/user/schedule/appointment': 'the pane of the schedule leads to it',
  '/user/schedule/meet': 'the pane of the schedule leads to it',
  '/user/knowledge-base/all-articles': 'the first page of the knowledge base leads to it',
  '/ticket-thread': 'leads to the list of tickets',
  '/admin/department-group': 'the tree of departments leads to it',
  '/admin/department-group-level': 'the tree of departments leads to it',
}
const isRecord = (to: string): boolean => to.includes('$') || /\/details?(\/|$)/.test(to)

test('every screen is reached from the menu or by a tab of such a screen, and the palette finds it by its name in both languages', () => {
  const screens = Object.values<KeyOnScreen>(shownKeys).flatMap((key) => key.screens ?? [])
  const known = new Set(placesOfAll.map(({ to }) => to))
  expect(screens).toEqual(expect.arrayContaining(['/user/mhame', '/user/timeline', '/admin/tickets']))
  expect(screens.filter((to) => !known.has(to) && !isRecord(to) && !(to in reachedOtherwise))).toEqual([])
  for (const names of [ar, en]) {
    expect(placesOfAll.filter(({ area, key }) => !(`menu_${area}_${key}` in names)).map(({ to }) => to)).toEqual([])
  }
})

test('a screen with an entry of its own is also a tab of the entry of its module, and marks its own entry alone', () => {
  const tabs = (to: string) => entryWithTabs(to)?.places.map((place) => place.to)
  for (const { to, module } of placesOfAll.filter(({ also }) => also)) {
    expect([to, entryWithTabs(to)?.module, tabs(to)?.includes(to)]).toEqual([to, module, true])
    expect(standsApart(to)).toBe(to === '/user/mhame')
  }
  expect(tabs('/user/workspaces')).toEqual(['/user/workspace', '/user/timeline', '/user/mhame'])
})

test('a screen whose module has no entry in its area marks the entry that it lies below', () => {
  expect(moduleInMenu('/user/schedule/opportunity')).toBe('schedule')
  expect(moduleInMenu('/admin/opportunity/details')).toBe('opportunity')
  expect(moduleInMenu('/user/tickets/queue')).toBe('tickets')
})
