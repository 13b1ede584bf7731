import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Rule } from './finding.ts'
import type { Source } from './tree.ts'

const FOLDER = 'core/search-corpora'
const SEALS = 'tools/search-corpora.json'
const FEWEST_PAIRS = 60
const FEWEST_OF_A_LIST = 30

interface Corpus {
  readonly rule: string
  readonly must: readonly Pair[]
  readonly mustNot: readonly Pair[]
}
type Pair = readonly [query: string, text: string]

/** The SHA-256 of each corpus by its file's name without the ending. */
type Seals = Readonly<Record<string, string>>

export function readSeals(root: string): Seals {
  return JSON.parse(readFileSync(path.join(root, SEALS), 'utf8')) as Seals
}

export function readCorpora(root: string): Source[] {
  const files = globSync(`${FOLDER}/*.json`, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  return files.toSorted().map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))
}

/** The same for a checkout with other line ends. */
export const sealOf = (text: string): string => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

/** A rule of the search is measured against pairs written before it, so those pairs are not fitted to it later. */
export const corpora = (files: readonly Source[], seals: Seals): Rule => ({
  name: 'corpus',
  find: () => [
    ...Object.keys(seals)
      .map((name) => `${FOLDER}/${name}.json`)
      .filter((wanted) => !files.some((file) => file.path === wanted))
      .map((wanted) => ({ path: wanted, what: `is missing, though ${SEALS} names it` })),
    ...files.flatMap((file) => [...changes(file, seals), ...faults(file.text)].map((what) => ({ path: file.path, what }))),
  ],
})

function changes({ path: at, text }: Source, seals: Seals): string[] {
  const seal = seals[path.posix.basename(at, '.json')]
  if (seal === undefined) return [`has no seal in ${SEALS}`]
  return seal === sealOf(text) ? [] : ['was changed after it was sealed; mend the rule, not its corpus']
}

function faults(text: string): string[] {
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

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isPairs = (value: unknown): value is Pair[] =>
  Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isText))
