import { expect, test } from 'vitest'
import { root } from '../steps.ts'
import { corpora, readCorpora, readSeals, sealOf } from './corpora.ts'
import { judge } from './finding.ts'
import { treeOf, type Source } from './tree.ts'

type Pair = readonly [query: string, text: string]

const path = 'core/search-corpora/plurals.json'
const many = (count: number, kind: string): Pair[] => Array.from({ length: count }, (_, at) => [`${kind} ${at}`, 'text'])
const corpus = (must: Pair[], mustNot: Pair[]): Source => ({ path, text: JSON.stringify({ rule: 'Plurals', must, mustNot }) })
const sealed = (...files: Source[]): Record<string, string> =>
  Object.fromEntries(files.map(({ text }) => ['search-corpora/plurals', sealOf(text)]))
const found = (files: Source[], seals: Record<string, string>): string[] =>
  judge(treeOf([]), [corpora(files, seals)], []).map((line) => line.replace(`${path}  corpus: `, ''))

const good = corpus(many(30, 'must'), many(30, 'never'))

test('a sealed corpus passes, with the line ends of any system', () => {
  expect(found([good], sealed(good))).toEqual([])
  const unix = { path, text: good.text.replace(',', ',\n') }
  expect(found([{ path, text: unix.text.replaceAll('\n', '\r\n') }], sealed(unix))).toEqual([])
})

test('a corpus that was changed, has no seal or is missing is refused', () => {
  expect(found([{ path, text: good.text.replace('must 7', 'must 70') }], sealed(good))).toEqual([
    'was changed after it was sealed; mend the rule, not its corpus',
  ])
  expect(found([good], {})).toEqual(['has no seal in tools/corpora.json'])
  expect(found([], sealed(good))).toEqual(['is missing, though tools/corpora.json names it'])
})

test.each<[string, Source]>([
  ['has 59 pairs of at least 60', corpus(many(29, 'must'), many(30, 'never'))],
  ['has 59 pairs of at least 60', corpus([...many(29, 'must'), ['must 0', 'text']], many(30, 'never'))],
  ['has 29 must pairs of at least 30', corpus(many(29, 'must'), many(31, 'never'))],
  ['has 29 must-not pairs of at least 30', corpus(many(31, 'must'), many(29, 'never'))],
  ['["must 3","text"] stands in both lists', corpus(many(30, 'must'), [...many(30, 'never'), ['must 3', 'text']])],
])('a corpus that %s', (expected, file) => {
  expect(found([file], sealed(file))).toContain(expected)
})

test.each(['{', '[]', '{"rule":"Plurals","must":[["one"]],"mustNot":[]}'])('%s is no corpus', (text) => {
  const file = { path, text }
  expect(found([file], sealed(file))[0]).toMatch(/^is not written as /)
})

test('sentences are counted once each', () => {
  const sentences = Array.from({ length: 200 }, (_, at) => [`call ${Math.max(1, at)}`, { title: 'call' }])
  const file = { path: 'core/quick-task-corpora/en.json', text: JSON.stringify({ rule: 'Typed', sentences }) }
  const seals = { 'quick-task-corpora/en': sealOf(file.text) }
  expect(judge(treeOf([]), [corpora([file], seals)], [])).toEqual([expect.stringContaining('has 199 sentences of at least 200')])
})

test('the corpora of this repository are as they were sealed', () => {
  const files = readCorpora(root)
  expect(found(files, readSeals(root))).toEqual([])
  expect(files.length).toBeGreaterThanOrEqual(18)
})
