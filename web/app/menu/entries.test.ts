import { expect, test } from 'vitest'
import { groups, placesOfAll, sidesOf } from './entries.ts'

const everything = () => true
const keysOf = (area: string) =>
  placesOfAll
    .filter((place) => place.area === area)
    .map(({ key }) => key)
    .toSorted()
const entryOf = (module: string) => groups.flatMap(({ entries }) => entries).find((entry) => entry.module === module)!

test('one menu holds the 15 keys of the administration and the 17 of the user, each with an address of its own', () => {
  expect([keysOf('admin').length, keysOf('user').length]).toEqual([15, 17])
  expect(new Set(placesOfAll.map(({ to }) => to)).size).toBe(32)
})

test('the parts of the menu and their entries stand in the order of the design', () => {
  expect(groups.map(({ name, entries }) => [name, ...entries.map(({ module }) => module)])).toEqual([
    ['start', 'dashboard', 'notifications'],
    ['work', 'tickets', 'chat', 'workspace', 'quickTasks', 'schedule', 'meet', 'notes'],
    ['learning', 'knowledgeHub', 'forms', 'surveys', 'training', 'gallery', 'archive'],
    ['account', 'profile', 'dashboard'],
    ['management', 'dashboard', 'support', 'permissions', 'opportunity', 'departments', 'modules', 'settings'],
  ])
})

test('staff begin with the queue and reach their own requests by a tab; on a phone it is the other way round', () => {
  const tickets = entryOf('tickets')
  expect(sidesOf(tickets, everything, true)?.all.map(({ to }) => to)).toEqual(['/admin/tickets', '/user/tickets'])
  expect(sidesOf(tickets, everything, false)?.all.map(({ to }) => to)).toEqual(['/user/tickets', '/admin/tickets'])
  expect(sidesOf(tickets, (area) => area === 'user', true)?.all.map(({ to }) => to)).toEqual(['/user/tickets'])
  expect(sidesOf(entryOf('forms'), everything, true)?.main.to).toBe('/user/forms')
})

test('what only the administration is offered has no entry on a phone where the specification says so', () => {
  const administered = (area: string) => area === 'admin'
  expect(sidesOf(entryOf('forms'), administered, false)).toBeUndefined()
  expect(sidesOf(entryOf('archive'), administered, false)?.main.to).toBe('/admin/archive')
})
