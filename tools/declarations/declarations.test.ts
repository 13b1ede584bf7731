import { expect, test } from 'vitest'
import { declarationProblems, MAX_CONTRACT_BYTES, MAX_DECLARATION_BYTES } from './declarations.ts'

const source = 'contract/things/schemas.ts'

test('small declarations pass, also where "any" is a word of a text or a comment', () => {
  const text = "/** Any of them. */\nexport declare const match: 'all' | 'any'\n"
  expect(declarationProblems([{ source, text }])).toEqual([])
})

test('a declaration with any is refused', () => {
  const text = 'export declare const thing: Record<string, any>\n'
  expect(declarationProblems([{ source, text }])).toEqual([`${source} declares any: its schema is not type-checked`])
})

test('a large file, and a large contract, are refused', () => {
  const large = { source, text: ' '.repeat(MAX_DECLARATION_BYTES + 1) }
  expect(declarationProblems([large])).toEqual([`${source} declares 122881 bytes, 122880 are allowed`])
  const many = Array.from({ length: 65 }, () => ({ source, text: ' '.repeat(MAX_CONTRACT_BYTES / 64) }))
  expect(declarationProblems(many)).toEqual(['the contract declares 4259840 bytes, 4194304 are allowed'])
})
