import { expect, test } from 'vitest'
import { plainEnglish } from './plain-english.ts'
import { treeOf } from './tree.ts'

const found = (text: string): string[] =>
  plainEnglish([{ path: 'docs/guide.md', text }])
    .find(treeOf([]))
    .map(({ path, line, what }) => `${path}:${line ?? ''} ${what}`)

test('words that mark translated English are found with their line, in any case, as whole words', () => {
  expect(found('Fine.\nWhoever asks is told anew.')).toEqual(['docs/guide.md:2 "Whoever": rewrite the sentence'])
  expect(found('The code is `changed_meanwhile`.')).toEqual([])
})
