import { expect, test } from 'vitest'
import type { Rule } from './finding.ts'
import { declarations, fileNames, sizes, topics, vocabularies } from './names.ts'
import { treeOf } from './tree.ts'

const refused = (rule: Rule, ...paths: string[]): string[] =>
  rule.find(treeOf(paths.map((path) => ({ path, text: '' })))).map(({ path }) => path)

test('a module has only files of the vocabulary, and folders of those names', () => {
  expect(
    refused(
      vocabularies,
      'contract/tickets/types.ts',
      'server/modules/tickets/manager.ts',
      'server/modules/tickets/handlers/close.ts',
      'web/modules/tickets/store.ts',
    ),
  ).toHaveLength(4)
  expect(
    refused(
      vocabularies,
      'contract/tickets/words.ar.ts',
      'server/modules/tickets/service/close.ts',
      'server/modules/tickets/close.test.ts',
      'web/modules/tickets/list-page.tsx',
      'web/modules/tickets/use-close.ts',
      'web/kit/anything.ts',
    ),
  ).toEqual([])
})

test('file names are kebab-case and say what is inside', () => {
  expect(
    refused(
      fileNames,
      'core/Digits.ts',
      'web/ui/personChip.tsx',
      'core/utils.ts',
      'server/kit/index.ts',
      'server/kit/http/misc.ts',
      'server/migrations/4_polls.sql',
    ),
  ).toHaveLength(6)
  expect(
    refused(
      fileNames,
      'core/short-id.test.ts',
      'contract/kit/words.ar.ts',
      'web/routes/$id.tsx',
      'web/routes/index.tsx',
      'server/migrations/004_polls.sql',
      'server/migrations/20261122204000_polls.sql',
    ),
  ).toEqual([])
})

test('what a file declares is named for what it is', () => {
  const found = (text: string): string[] =>
    declarations.find(treeOf([{ path: 'core/a.ts', text }])).map(({ line, what }) => `${line ?? ''} ${what.split(' ')[0]}`)
  expect(found('interface Asked {}\nexport type Told = 1\nconst say = 1, other = 2\nexport function named() {}')).toEqual([
    '1 Asked',
    '2 Told',
    '3 say',
    '4 named',
  ])
  expect(found('export const told = (asked: number) => {\n  const say = asked\n  return say\n}')).toEqual([])
})

test('a topic is a file or a folder', () => {
  expect(
    refused(
      topics,
      'web/kit/live.ts',
      'web/kit/live/wire.ts',
      'web/kit/live.test.ts',
      'contract/chat/words.en.ts',
      'contract/chat/words/list.en.ts',
    ),
  ).toEqual(['web/kit/live.ts'])
})

test('a file of more than 400 lines is refused', () => {
  const refuses = (lines: number): boolean =>
    sizes.find(treeOf([{ path: 'core/long.css', text: 'a\n'.repeat(lines) }])).length > 0
  expect([refuses(400), refuses(401)]).toEqual([false, true])
})
