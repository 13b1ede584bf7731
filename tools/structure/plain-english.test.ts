import { expect, test } from 'vitest'
import { plainEnglish } from './plain-english.ts'
import { treeOf } from './tree.ts'

const said = (text: string, listed: readonly string[] = []): string[] =>
  plainEnglish([{ path: 'docs/guide.md', text }], listed)
    .find(treeOf([]))
    .map(({ path, line, what }) => `${path}:${line ?? ''} ${what}`)

test('words that mark translated English are found with their line, in any case, as whole words', () => {
  expect(said('Fine.\nWhoever asks is told anew.')).toEqual(['docs/guide.md:2 "Whoever": rewrite the sentence'])
  expect(said('The code is `changed_meanwhile`.')).toEqual([])
})

test('a listed file waits to be rewritten, and leaves the list once it is', () => {
  expect(said('It was changed meanwhile.', ['docs/guide.md'])).toEqual([])
  expect(said('It was changed since.', ['docs/guide.md'])).toEqual([
    'tools/structure/plain-english.txt: docs/guide.md is rewritten; remove its line',
  ])
})
