import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

/** What needs synonyms, known words or another reading; the rules of single words are tried in core/search-corpora.test.ts. */
const CORPORA = ['loanwords', 'mixed', 'one-letter', 'keyboard-layout', 'unseen'] as const
type Name = (typeof CORPORA)[number]

const USUAL = { recall: 0.95, false: 0.05 }
/** Written by somebody who saw neither code nor lists, and run once before it was sealed. */
const UNSEEN = { recall: 0.9, false: 0.03 }
type Pair = readonly [query: string, text: string]

interface Planted {
  readonly must: readonly Pair[]
  readonly mustNot: readonly Pair[]
  readonly group: TestUnit
  readonly ids: ReadonlyMap<string, string>
}

let w: World
const planted = new Map<Name, Planted>()
const technicians = new Map<Name, TestPerson>()
const BESIDE = 8

beforeAll(async () => {
  w = await world()
  const sara = await w.person('USER')
  for (const name of CORPORA) {
    const file = new URL(`../../../core/search-corpora/${name}.json`, import.meta.url)
    const { must, mustNot } = JSON.parse(readFileSync(file, 'utf8')) as Pick<Planted, 'must' | 'mustNot'>
    const group = await w.group()
    const texts = [...new Set([...must, ...mustNot].map(([, text]) => text))]
    const ids = new Map<string, string>()
    const plant = async (text: string) => ids.set(text, (await w.ticket({ by: sara, group, subject: 'بلا عنوان', text })).id)
    for (let from = 0; from < texts.length; from += BESIDE) await Promise.all(texts.slice(from, from + BESIDE).map(plant))
    planted.set(name, { must, mustNot, group, ids })
    technicians.set(name, await w.person('TECH', group))
  }
}, 300_000)

async function finds(name: Name, [q, text]: Pair): Promise<boolean> {
  const { status, body } = await w.call(technicians.get(name)!, tickets.search, { q, view: 'queue', state: 'all', limit: 50 })
  expect(status).toBe(200)
  return body.items.some(({ ticket }) => ticket.id === planted.get(name)!.ids.get(text))
}

async function tried(name: Name, pairs: readonly Pair[], wanted: boolean): Promise<{ rate: number; others: Pair[] }> {
  const others: Pair[] = []
  for (const pair of pairs) if ((await finds(name, pair)) !== wanted) others.push(pair)
  return { rate: others.length / pairs.length, others }
}

test.each(CORPORA)('%s: what must be found is, in bodies, and what must not be is not', { timeout: 120_000 }, async (name) => {
  const { must, mustNot } = planted.get(name)!
  const [missed, wrong] = [await tried(name, must, true), await tried(name, mustNot, false)]
  console.info(
    `${name}: recall ${(1 - missed.rate).toFixed(3)}, false ${wrong.rate.toFixed(3)}`,
    ...missed.others,
    ...wrong.others,
  )
  const wanted = name === 'unseen' ? UNSEEN : USUAL
  expect(1 - missed.rate, JSON.stringify(missed.others)).toBeGreaterThanOrEqual(wanted.recall)
  expect(wrong.rate, JSON.stringify(wrong.others)).toBeLessThanOrEqual(wanted.false)
})
