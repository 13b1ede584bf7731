import { COUNT_LIMIT, type Counter } from '@diwan/contract/kit/page'
import type { Span } from '@diwan/core/search-text'
import { sql, type RawBuilder } from 'kysely'
import { counterOf } from '../../../kit/list/counter.ts'
import type { FinderOf, FoundKind, FoundRecord, PartRow } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { excerptOf, litIn } from '../../../kit/search-text.ts'
import { exactQuestion, readQuestion, otherReading, termsOf, type OtherReading, type Question } from '../../search/public.ts'
import { filesAlone, readParts } from '../queries/parts.ts'
import { meets, statementOf } from '../queries/statement.ts'
import { weigh } from '../queries/weigh.ts'
import { narrowedBy, narrowing } from '../queries/narrowing.ts'
import { readTimes } from '../queries/times.ts'
import type { FindInput, Hit, Listing, Place, Results } from '../types.ts'
import { readBegin, writeBegin, type Begin } from './cursor.ts'
import { cutting } from './looked-through.ts'
import { placesOf } from './places.ts'
import { ranked } from './ranked.ts'

/** With fewer hits than this a mistyped word is looked for as well. */
const FEW = 5
const READINGS = ['begun', 'layout', 'spelling'] as const satisfies readonly OtherReading[]

/** Finds records of one kind, within their lists and in the search of everything. */
export function finder<Row, Shown extends { readonly id: string }>(of: FinderOf<Row, Shown>) {
  const statement = statementOf(of)
  type Found = Results<Shown>
  const nothing: Found = { hits: [], next: null, reading: null, question: [] }

  /**
   * By short id first, then perhaps by whole title; then newest first whatever meets every word. What is not found as typed may have
   * been meant otherwise.
   */
  async function search(ctx: Ctx, asked: FindInput): Promise<Found> {
    const begin = readBegin(asked.after)
    const as = READINGS.find((kind) => kind === begin?.part)
    if (as) return (await readAs(ctx, asked, as, begin)) ?? nothing
    const question = asked.exact ? exactQuestion(asked.q) : await readQuestion(ctx.db, asked.q)
    const { first, others, next } = await ranked(ctx, statement, asked, question, begin)
    if (asked.exact || begin || next !== null || first.length > 0 || others.length >= FEW)
      return { hits: await hitsOf(ctx, question, [...first, ...others]), next, reading: null, question }
    if (others.length === 0) return (await readOtherwise(ctx, asked)) ?? nothing
    const respelt = await readAs(ctx, asked, 'spelling')
    const more = respelt && (respelt.next !== null || respelt.hits.length > others.length)
    return more ? respelt : { hits: await hitsOf(ctx, question, others), next: null, reading: null, question }
  }

  async function readOtherwise(ctx: Ctx, asked: FindInput): Promise<Found | undefined> {
    for (const kind of READINGS) {
      const found = await readAs(ctx, asked, kind)
      if (found) return found
    }
    return undefined
  }

  /** A word that goes on is no surprise, and nothing is said of it. */
  async function readAs(ctx: Ctx, { q, list, limit }: FindInput, kind: OtherReading, begin?: Begin): Promise<Found | undefined> {
    const question = await otherReading(ctx.db, kind, q)
    const { places, next } = await placesOf(ctx, statement, list, question, { after: begin?.after, limit })
    if (places.length === 0 && !next) return undefined
    const hits = await hitsOf(ctx, question, places)
    const reading = kind === 'begun' ? null : { kind, text: wordsMet(ctx, hits[0], question) }
    return { hits, next: next && writeBegin(kind, next), reading, question }
  }

  /** As the first hit writes them: what somebody is told to have meant is a word that stands there. */
  function wordsMet({ actor }: Ctx, first: Hit<Shown> | undefined, question: Question): string {
    const texts = first ? [of.title(first.record, actor), first.said?.text ?? ''] : []
    return question
      .map(({ typed, terms }) => {
        const met = texts.flatMap((text) => litIn(text, terms).map(([start, end]) => text.slice(start, end)))
        return met[0] ?? typed
      })
      .join(' ')
  }

  /** In the order of the places: the records, and where their hits are in what this reader may read. */
  async function hitsOf(ctx: Ctx, question: Question, places: readonly Place[]): Promise<Hit<Shown>[]> {
    if (places.length === 0) return []
    const ids = places.map(({ id }) => id)
    const [rows, parts] = await Promise.all([of.read(ctx, ids), partsOf(ctx, question, ids)])
    const [byId, partOf] = [new Map(rows.map((row) => [row.id, row])), new Map(parts.map((part) => [part.record, part]))]
    const terms = termsOf(question)
    const cut = cutting()
    return ids.flatMap((id) => {
      const [record, part] = [byId.get(id), partOf.get(id)]
      if (!record) return []
      const title = litIn(of.title(record, ctx.actor), terms).map(spanOf)
      return [{ record, title, said: part ? excerpt({ ...part, text: cut(part.text) }, question) : null }]
    })
  }

  async function partsOf(ctx: Ctx, question: Question, ids: readonly string[]): Promise<readonly PartRow[]> {
    if (question.length === 0) return []
    const { texts = filesAlone } = of
    const rows = await readParts(ctx.db, statement, texts, ctx.actor, question, ids)
    if (texts === filesAlone) return rows.filter(({ file }) => file !== null)
    return texts.fill ? texts.fill(ctx, rows) : rows
  }

  const found: FoundKind = {
    kind: of.kind,
    flag: of.flag,
    ...(of.module && { module: of.module }),
    parts: Object.keys(of.parts ?? {}),
    narrows: narrowedBy(of),
    find: async (ctx, { q, exact, order, counts, after, limit, ...narrow }) => {
      const list = { where: narrowing(of, ctx.actor, narrow) }
      const first = order === 'nearest' ? 'title' : 'newest'
      const results = await search(ctx, { q, exact, list, first, after, limit })
      const times = await readTimes(
        ctx.db,
        of,
        results.hits.map(({ record }) => record.id),
      )
      const items = results.hits.map(({ record, title, said }): FoundRecord => ({
        ...of.card(ctx, record),
        title: { text: of.title(record, ctx.actor), lit: title },
        said: title.length === 0 ? passageOf(said) : null,
        date: times.get(record.id) ?? null,
      }))
      const { next, reading } = results
      return { items, next, reading, count: counts ? await countOf(ctx, list, results, after === undefined) : null }
    },
  }

  /** A single page counts its own hits; otherwise everything that meets the question, up to the limit of all counts. */
  async function countOf(ctx: Ctx, list: Listing, { hits, next, question }: Found, isFirst: boolean): Promise<Counter> {
    if (isFirst && next === null) return counterOf(hits.length)
    const all = await placesOf(ctx, statement, list, question, { after: undefined, limit: COUNT_LIMIT })
    return { count: Math.max(all.places.length, isFirst ? hits.length : 0), more: all.next !== null }
  }

  /** Narrows a list to what meets every word as typed: a condition on each record called `record`. */
  async function within({ db, actor }: Pick<Ctx, 'db' | 'actor'>, q: string): Promise<RawBuilder<boolean>> {
    const question = await readQuestion(db, q)
    return question.length === 0 ? sql`false` : meets(statement, actor, await weigh(db, statement, question))
  }

  return { statement, search, within, found }
}

const passageOf = (part: Hit<never>['said']): FoundRecord['said'] =>
  part && { text: part.text, lit: part.lit, ...(part.file !== null && { file: part.file }) }

function excerpt({ id, audience, mark, text, file }: PartRow, question: Question) {
  const { text: part, lit } = excerptOf(text, termsOf(question))
  return { id, audience, mark, file, text: part, lit: lit.map(spanOf) }
}

const spanOf = ([start, end]: Span): [number, number] => [start, end]
