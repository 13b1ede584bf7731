import { expect, test } from 'vitest'
import { circles, directions, packages, typeCircles, wordListsOnTheServer } from './directions.ts'
import type { Rule } from './finding.ts'
import { treeOf } from './tree.ts'

const refuses = (rule: Rule, path: string, text: string): boolean => rule.find(treeOf([{ path, text }])).length > 0
const imports = (from: string, target: string): boolean => refuses(directions, from, `import { x } from '${target}'`)

test.each([
  ['core/digits.ts', '@diwan/contract/kit/ids'],
  ['contract/kit/page.ts', '../tickets/schemas.ts'],
  ['contract/units/schemas.ts', '../identity/schemas.ts'],
  ['contract/tickets/schemas.ts', '../chat/schemas.ts'],
  ['contract/tickets/schemas.ts', '../../server/kit/portal.ts'],
  ['server/kit/portal.ts', '../modules/tickets/public.ts'],
  ['server/kit/portal.ts', '@diwan/contract/tickets/events'],
  ['server/kit/module.ts', '../app/app.ts'],
  ['server/modules/tickets/service.ts', '../units/queries.ts'],
  ['server/modules/units/service.ts', '../tickets/public.ts'],
  ['server/modules/tickets/service.ts', '../chat/public.ts'],
  ['server/modules/talk/service.ts', '../labels/public.ts'],
  ['server/modules/tickets/service.ts', '../../app/app.ts'],
  ['server/modules/tickets/service.ts', '../../testing/world.ts'],
  ['server/app/app.ts', '../modules/tickets/service.ts'],
  ['server/main.ts', './kit/portal.ts'],
  ['server/modules/tickets/service.ts', './proof.ts'],
  ['server/app/app.ts', '../modules/tickets/proof/planted.ts'],
  ['server/modules/tickets/proof.ts', '../units/queries.ts'],
  ['server/app/pages.ts', '../../web/app/theme.ts'],
  ['web/kit/call.ts', '@diwan/server/kit/portal'],
  ['web/kit/call.ts', '../app/theme.ts'],
  ['web/ui/logo.tsx', '../modules/tickets/public.ts'],
  ['web/kit/formats.ts', '../ui/logo.tsx'],
  ['web/modules/tickets/list-page.tsx', '../../app/shell.tsx'],
  ['web/modules/tickets/list-page.tsx', '../units/choice.tsx'],
  ['web/app/shell.tsx', '../modules/tickets/list-page.tsx'],
])('%s may not import %s', (from, target) => {
  expect(imports(from, target)).toBe(true)
})

test.each([
  ['core/document.ts', './digits.ts'],
  ['contract/tickets/schemas.ts', '../identity/schemas.ts'],
  ['contract/tickets/schemas.ts', '@diwan/core/document'],
  ['server/kit/access/actor.ts', '@diwan/contract/access/roles'],
  ['server/modules/tickets/service/close.ts', '../queries.ts'],
  ['server/modules/tickets/service.ts', '../units/public.ts'],
  ['server/modules/labels/service.ts', '../identity/public.ts'],
  ['server/modules/labels/service.ts', '../talk/public.ts'],
  ['server/modules/tickets/close.test.ts', '../../testing/world.ts'],
  ['server/app/modules.ts', '../modules/tickets/module.ts'],
  ['server/modules/tickets/proof.ts', '../../testing/probe.ts'],
  ['server/modules/tickets/close.test.ts', './proof/planted.ts'],
  ['server/testing/access-lists.test.ts', '../modules/tickets/proof/proof.ts'],
  ['web/routes/tickets.tsx', '../modules/tickets/list-page.tsx'],
  ['web/modules/tickets/list-page.tsx', '../units/public.ts'],
  ['vitest.config.ts', './server/main.ts'],
])('%s may import %s', (from, target) => {
  expect(imports(from, target)).toBe(false)
})

test.each([
  ['export from', `export { x } from '../units/queries.ts'`],
  ['import type', `import type { X } from '../units/queries.ts'`],
  ['import()', `const x = await import('../units/queries.ts')`],
  ['an import for its effect', `import '../units/queries.ts'`],
])('%s is an import as well', (_, text) => {
  expect(refuses(directions, 'server/modules/tickets/service.ts', text)).toBe(true)
})

test('what only looks like an import is none', () => {
  const text = `// import { x } from '../units/queries.ts'\nexport const told = "import { x } from '../units/queries.ts'"`
  expect(refuses(directions, 'server/modules/tickets/service.ts', text)).toBe(false)
})

test('the contract and core stand on zod alone', () => {
  expect(refuses(packages, 'core/digits.ts', `import fs from 'node:fs'`)).toBe(true)
  expect(refuses(packages, 'contract/tickets/schemas.ts', `import { sql } from 'kysely'`)).toBe(true)
  expect(refuses(packages, 'web/kit/call.ts', `import path from 'node:path'`)).toBe(true)
  expect(refuses(packages, 'core/digits.ts', `import { z } from 'zod'`)).toBe(false)
  expect(refuses(packages, 'core/digits.test.ts', `import fs from 'node:fs'`)).toBe(false)
})

test('the word lists of the search stay on the server, and the server does not search without them', () => {
  const text = `import { wordLists } from '@diwan/core/word-lists/lists'`
  expect(refuses(wordListsOnTheServer, 'web/modules/chat/api.ts', text)).toBe(true)
  expect(refuses(wordListsOnTheServer, 'server/kit/search-text.ts', text)).toBe(false)
  const rules = `import { litIn } from '@diwan/core/search-by-rules'`
  expect(refuses(wordListsOnTheServer, 'server/modules/find/service/finder.ts', rules)).toBe(true)
  expect(refuses(wordListsOnTheServer, 'web/ui/list/choice-list.tsx', rules)).toBe(false)
})

test('files that need each other make a circle, also by a type; what is loaded later may know who opens it', () => {
  const circle = (rule: Rule, back: string): string[] =>
    rule
      .find(
        treeOf([
          { path: 'core/first.ts', text: `import { second } from './second.ts'` },
          { path: 'core/second.ts', text: `import { third } from './third.ts'` },
          { path: 'core/third.ts', text: back },
        ]),
      )
      .map(({ what }) => what)
  const around = ['core/first.ts → core/second.ts → core/third.ts → core/first.ts']
  const [value, type, later] = [
    `import { first } from './first.ts'`,
    `import type { First } from './first.ts'`,
    `import('./first.ts')`,
  ]
  expect([value, type, later].map((back) => circle(circles, back))).toEqual([around, [], around])
  expect([value, type, later].map((back) => circle(typeCircles, back))).toEqual([[], around, []])
})
