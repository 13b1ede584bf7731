import { expect, test } from 'vitest'
import { ownerOf } from './owners.ts'
import { treeOf } from './tree.ts'
import { writersOfTables } from './writers.ts'

const { code } = treeOf([
  { path: 'server/modules/tickets/queries.ts', text: `db.insertInto('tickets')` },
  { path: 'server/modules/units/queries.ts', text: `sql\`insert into unit_words (id) values (1)\`` },
  { path: 'server/kit/record/write.ts', text: `db.insertInto('history')\ndb.deleteFrom('receipts')` },
  { path: 'server/modules/notes/notes.test.ts', text: `db.insertInto('note_marks')` },
  { path: 'server/modules/users/service.ts', text: `db.updateTable('shared')` },
  { path: 'server/modules/identity/service.ts', text: `sql\`delete from shared\`` },
])
const writers = writersOfTables(code)
const owner = (table: string): string => ownerOf(table, writers, ['tickets', 'notes', 'units', 'quick-tasks'])

test.each([
  ['tickets', 'tickets'],
  ['history', 'kit'],
  ['unit_words', 'units'],
  ['note_marks', 'notes'],
  ['quick_tasks', 'quick-tasks'],
])('%s belongs to %s', (table, module) => {
  expect(owner(table)).toBe(module)
})

test('a table with two owners, or none, is told', () => {
  expect(() => owner('shared')).toThrow('The table shared is written by users and identity')
  expect(() => owner('polls')).toThrow('The table polls is written by no module and called like none')
})
