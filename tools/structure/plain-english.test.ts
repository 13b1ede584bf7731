import { expect, test } from 'vitest'
import { root } from '../steps.ts'
import { plainEnglish, readDocuments } from './plain-english.ts'
import { treeOf } from './tree.ts'

const found = (text: string): string[] =>
  plainEnglish([{ path: 'docs/guide.md', text }])
    .find(treeOf([]))
    .map(({ path, line, what }) => `${path}:${line ?? ''} ${what}`)

test('words that mark translated English are found with their line, in any case, as whole words', () => {
  expect(found('Fine.\nWhoever asks is told anew.')).toEqual(['docs/guide.md:2 "Whoever": rewrite the sentence'])
  expect(found('The code is `changed_meanwhile`.')).toEqual([])
})

test('configurations, the first page and templates of the generator are read as well', () => {
  const read = readDocuments(root).map(({ path }) => path)
  expect(read).toEqual(
    expect.arrayContaining([
      'README.md',
      'docs/ledger.md',
      'deploy/nginx/portal.conf',
      'deploy/compose.yaml',
      'web/index.html',
      'tools/new-module/template/server/modules/__folder__/routes.ts.txt',
    ]),
  )
  expect(read.filter((file) => file.includes('node_modules'))).toEqual([])
})
