import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { askedTerms, searchTerms } from './search-by-rules.ts'

interface Corpus {
  readonly rule: string
  readonly must: readonly (readonly [query: string, text: string])[]
  readonly mustNot: readonly (readonly [query: string, text: string])[]
}

/** What is a matter of synonyms, of another reading or of the directory is tried through the front door (search-corpora.test.ts of tickets). */
const ELSEWHERE = ['directory-cross-script', 'keyboard-layout', 'loanwords', 'mixed', 'one-letter', 'unseen']
const RECALL = 0.95
const FALSE = 0.05

const corpora = readdirSync(new URL('search-corpora/', import.meta.url))
  .map((file) => file.replace(/\.json$/, ''))
  .filter((name) => !ELSEWHERE.includes(name))

const read = (name: string): Corpus =>
  JSON.parse(readFileSync(new URL(`search-corpora/${name}.json`, import.meta.url), 'utf8')) as Corpus

function finds([query, text]: readonly [string, string]): boolean {
  const terms = new Set(searchTerms(text))
  return askedTerms(query).every(({ keys }) => keys.some((key) => terms.has(key)))
}

function tried({ must, mustNot }: Corpus) {
  const missed = must.filter((pair) => !finds(pair))
  const wrong = mustNot.filter(finds)
  return { missed, wrong, recall: 1 - missed.length / must.length, falseRate: wrong.length / mustNot.length }
}

test.each(corpora)('%s: what must be found is, and what must not be is not', (name) => {
  const { missed, wrong, recall, falseRate } = tried(read(name))
  console.info(`${name}: recall ${recall.toFixed(3)}, false ${falseRate.toFixed(3)}`, ...missed, ...wrong)
  expect(recall, JSON.stringify(missed)).toBeGreaterThanOrEqual(RECALL)
  expect(falseRate, JSON.stringify(wrong)).toBeLessThanOrEqual(FALSE)
})

test('over all of them as well', () => {
  const all = corpora.map(read)
  const { recall, falseRate } = tried({
    rule: '',
    must: all.flatMap((one) => one.must),
    mustNot: all.flatMap((one) => one.mustNot),
  })
  console.info(`all: recall ${recall.toFixed(3)}, false ${falseRate.toFixed(3)}`)
  expect(recall).toBeGreaterThanOrEqual(RECALL)
  expect(falseRate).toBeLessThanOrEqual(FALSE)
})
