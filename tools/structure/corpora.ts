import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Rule } from './finding.ts'
import type { Source } from './tree.ts'

const SEALS = 'tools/corpora.json'
const FEWEST_PAIRS = 60
const FEWEST_OF_A_LIST = 30
const FEWEST_SENTENCES = 200

interface Corpus {
  readonly rule: string
  readonly must: readonly Pair[]
  readonly mustNot: readonly Pair[]
}
type Pair = readonly [query: string, text: string]

/** What people type into quick tasks, and what of it is understood. */
interface SentenceCorpus {
  readonly rule: string
  readonly sentences: readonly Sentence[]
}
type Sentence = readonly [typed: string, understood: { readonly title: string }]

/** The SHA-256 of each corpus by its path below `core`, without the ending. */
type Seals = Readonly<Record<string, string>>

export function readSeals(root: string): Seals {
  return JSON.parse(readFileSync(path.join(root, SEALS), 'utf8')) as Seals
}

export function readCorpora(root: string): Source[] {
  const files = globSync('core/*-corpora/*.json', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  return files.toSorted().map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))
}

/** The same for a checkout with other line ends. */
export const sealOf = (text: string): string => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

/** What reads language is measured against a corpus written before it, which is not fitted to it later. */
export const corpora = (files: readonly Source[], seals: Seals): Rule => ({
  name: 'corpus',
  find: () => [
    ...Object.keys(seals)
      .map((name) => `core/${name}.json`)
      .filter((wanted) => !files.some((file) => file.path === wanted))
      .map((wanted) => ({ path: wanted, what: `is missing, though ${SEALS} names it` })),
    ...files.flatMap((file) => [...changes(file, seals), ...faults(file)].map((what) => ({ path: file.path, what }))),
  ],
})

function changes({ path: at, text }: Source, seals: Seals): string[] {
  const seal = seals[path.posix.relative('core', at).replace(/\.json$/, '')]
  if (seal === undefined) return [`has no seal in ${SEALS}`]
  return seal === sealOf(text) ? [] : ['was changed after it was sealed; mend the rule, not its corpus']
}

function faults({ path: at, text }: Source): string[] {
  return at.startsWith('core/quick-task-corpora/') ? faultsOfSentences(text) : faultsOfPairs(text)
}

function faultsOfSentences(text: string): string[] {
  const corpus = parsed(text)
  if (!isSentenceCorpus(corpus))
    return ['is not written as { rule, sentences } with pairs of what is typed and what is understood']
  const { size } = new Set(corpus.sentences.map(([typed]) => typed))
  return size < FEWEST_SENTENCES ? [`has ${size} sentences of at least ${FEWEST_SENTENCES}`] : []
}

function faultsOfPairs(text: string): string[] {
  const corpus = parsed(text)
  if (!isCorpus(corpus)) return ['is not written as { rule, must, mustNot } with pairs of a query and a text']
  const must = new Set(corpus.must.map((pair) => JSON.stringify(pair)))
  const mustNot = new Set(corpus.mustNot.map((pair) => JSON.stringify(pair)))
  const size = must.size + mustNot.size
  return [
    ...(size < FEWEST_PAIRS ? [`has ${size} pairs of at least ${FEWEST_PAIRS}`] : []),
    ...(must.size < FEWEST_OF_A_LIST ? [`has ${must.size} must pairs of at least ${FEWEST_OF_A_LIST}`] : []),
    ...(mustNot.size < FEWEST_OF_A_LIST ? [`has ${mustNot.size} must-not pairs of at least ${FEWEST_OF_A_LIST}`] : []),
    ...[...must.intersection(mustNot)].map((pair) => `${pair} stands in both lists`),
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isCorpus(value: unknown): value is Corpus {
  if (typeof value !== 'object' || value === null) return false
  const { rule, must, mustNot }: Partial<Record<string, unknown>> = { ...value }
  return isText(rule) && isPairs(must) && isPairs(mustNot)
}

function isSentenceCorpus(value: unknown): value is SentenceCorpus {
  if (typeof value !== 'object' || value === null) return false
  const { rule, sentences }: Partial<Record<string, unknown>> = { ...value }
  return isText(rule) && Array.isArray(sentences) && sentences.every(isSentence)
}

const isSentence = (value: unknown): value is Sentence =>
  Array.isArray(value) && value.length === 2 && isText(value[0]) && isText((value[1] as { title?: unknown } | null)?.title)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isPairs = (value: unknown): value is Pair[] =>
  Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isText))
