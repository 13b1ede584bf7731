import { expect, test } from 'vitest'
import { barrels, casts, databases, idleTests, suppressions, tables } from './code.ts'
import type { Rule } from './finding.ts'
import { treeOf } from './tree.ts'

const refused = (rule: Rule, path: string, text: string): string[] =>
  rule.find(treeOf([{ path, text }])).map(({ line, what }) => `${line ?? 0} ${what}`)

test('a file that only passes on is a barrel', () => {
  expect(refused(barrels, 'core/all.ts', `export * from './a.ts'\nexport { b } from './b.ts'`)).toHaveLength(1)
  expect(refused(barrels, 'core/all.ts', `import { a } from './a.ts'\nexport { a }`)).toHaveLength(1)
  expect(refused(barrels, 'core/all.ts', `export { a } from './a.ts'\nexport const b = 1`)).toEqual([])
  expect(refused(barrels, 'server/modules/units/public.ts', `export { a } from './queries.ts'`)).toEqual([])
  expect(refused(barrels, 'web/main.ts', `import './a.ts'`)).toEqual([])
})

test('inside a module only queries, service and seed touch the database', () => {
  const query = `db.selectFrom('tickets').selectAll()`
  expect(refused(databases, 'server/modules/tickets/presenter.ts', query)).toEqual(['1 calls selectFrom'])
  expect(refused(databases, 'server/modules/tickets/presenter.ts', `import { sql } from 'kysely'`)).toEqual(['1 uses kysely'])
  expect(refused(databases, 'server/modules/tickets/presenter.ts', `import type { Selectable } from 'kysely'`)).toEqual([])
  expect(refused(databases, 'server/modules/tickets/queries.ts', query)).toEqual([])
  expect(refused(databases, 'server/modules/tickets/service/close.ts', query)).toEqual([])
  expect(refused(databases, 'server/kit/record/traces.ts', query)).toEqual([])
})

test('a table is written by one part', () => {
  const writes = (at: string, text = `db.insertInto('tickets')`) => ({ path: `server/${at}/queries.ts`, text })
  const found = (...files: { path: string; text: string }[]) =>
    tables.find(treeOf(files)).map(({ path, line }) => `${path}:${line}`)
  expect(found(writes('modules/tickets'), writes('modules/chat', `db.selectFrom('tickets')`))).toEqual([])
  expect(found(writes('modules/tickets'), writes('modules/chat', `\ndb.insertInto('tickets as one')`))).toEqual([
    'server/modules/tickets/queries.ts:1',
    'server/modules/chat/queries.ts:2',
  ])
  expect(found(writes('kit/record'), writes('modules/chat', 'sql`delete from tickets`'))).toHaveLength(2)
})

test('looking away stays inside the kits', () => {
  for (const cast of ['x as any', 'x as never', 'x as unknown as string']) {
    expect(refused(casts, 'server/modules/tickets/presenter.ts', `export const y = ${cast}`)).toHaveLength(1)
    expect(refused(casts, 'server/kit/http/route.ts', `export const y = ${cast}`)).toEqual([])
  }
  expect(refused(casts, 'server/modules/tickets/presenter.ts', `export const y = x as string`)).toEqual([])
})

test('a suppressed rule says why', () => {
  expect(refused(suppressions, 'core/a.ts', `// oxlint-disable-next-line no-console\nconsole.log(1)`)).toHaveLength(1)
  expect(refused(suppressions, 'core/a.ts', `// oxlint-disable-next-line no-console -- it is the terminal`)).toEqual([])
  expect(refused(suppressions, 'core/a.ts', `// @ts-expect-error`)).toHaveLength(1)
})

test('every test runs', () => {
  for (const call of ['test.only', 'describe.skip', 'test.todo', 'it.skipIf(x)', 'test.describe.only', 'test.fixme'])
    expect(refused(idleTests, 'e2e/tickets.spec.ts', `${call}('one', () => {})`), call).toHaveLength(1)
  expect(refused(idleTests, 'e2e/tickets.spec.ts', `test.each([1])('one', () => { list.skip(1) })`)).toEqual([])
  expect(refused(idleTests, 'core/a.ts', `test.only('one', () => {})`)).toEqual([])
})
