import { excerptOf, litIn, titleTerm, type Span, type Term } from '@diwan/core/search-text'
import { readShortId } from '@diwan/core/short-id'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { tickets } from '@diwan/contract/tickets/endpoints'
import type { TicketHit } from '@diwan/contract/tickets/schemas/search'
import { readCursor, writeCursor, type Cursor } from '../../../kit/http/cursor.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { wordsOfAnswers } from '../../fields/public.ts'
import { ask, finished, otherReading, termsOf, type OtherReading, type Question } from '../../search/public.ts'
import { can } from '../access.ts'
import { messageKindOf, presentTicket } from '../presenter.ts'
import { rarestOf, weigh } from '../queries/meeting.ts'
import { resolved } from '../queries/list.ts'
import { findAlong, findByShortId, findByWord, readHits, type FoundPlace, type SaidRow } from '../queries/search.ts'
import { readTicketsOf, type TicketRow } from '../queries/tickets.ts'

type Input = InputOf<typeof tickets.search>
type Found = OutputOf<typeof tickets.search>

/** With fewer hits than this a mistyped word is looked for as well. */
const FEW = 5

/**
 * By short id first, for the palette then by whole title; then newest first whatever meets every word. What is not found as typed
 * may have been meant otherwise.
 */
export async function searchTickets(ctx: Ctx, input: Input): Promise<Found> {
  const { as, after } = readPlace(input.after)
  if (as) return (await readAs(ctx, input, as, after)) ?? nothing
  const first = after ? [] : await firstOf(ctx, input)
  const question = await ask(ctx.db, input.q)
  const { places, next } = await placesOf(ctx, input, question, after)
  const others = places.filter(({ id }) => !first.some((one) => one.id === id))
  if (first.length > 0 || others.length >= FEW || next || after) {
    const items = [...(await hitsOf(ctx, question, first)), ...(await hitsOf(ctx, question, others))]
    return { items: items.slice(0, input.limit), next: next && writeCursor(next), reading: null }
  }
  if (others.length > 0) {
    const respelt = await readAs(ctx, input, 'spelling')
    const more = respelt && (respelt.next !== null || respelt.items.length > others.length)
    return more ? respelt : { items: await hitsOf(ctx, question, others), next: null, reading: null }
  }
  for (const kind of KINDS) {
    const found = await readAs(ctx, input, kind)
    if (found) return found
  }
  return nothing
}

const nothing: Found = { items: [], next: null, reading: null }

/** The pages after the first go on in the reading that found something: their cursor says so. */
const marks: Readonly<Record<OtherReading, string>> = { begun: '+', layout: '~', spelling: '*' }
const KINDS = ['begun', 'layout', 'spelling'] as const

function readPlace(text: string | undefined): { as: OtherReading | undefined; after: Cursor | undefined } {
  const as = KINDS.find((kind) => text?.startsWith(marks[kind]))
  return { as, after: readCursor(as ? text?.slice(1) : text) }
}

/** A word that goes on is no surprise, and nothing is said of it. */
async function readAs(ctx: Ctx, input: Input, kind: OtherReading, after?: Cursor): Promise<Found | undefined> {
  const question = await otherReading(ctx.db, kind, input.q)
  const { places, next } = await placesOf(ctx, input, question, after)
  if (places.length === 0 && !next) return undefined
  const items = await hitsOf(ctx, question, places)
  const reading = kind === 'begun' ? null : { kind, text: wordsMet(items, question) }
  return { items, next: next && marks[kind] + writeCursor(next), reading }
}

/** As the first hit writes them: what somebody is told to have meant is a word that stands there. */
function wordsMet(items: readonly TicketHit[], question: Question): string {
  const [first] = items
  const texts = first ? [first.ticket.subject, first.message?.text ?? ''] : []
  return question
    .map(({ typed, terms }) => {
      const met = texts.flatMap((text) => litIn(text, terms).map(([start, end]) => text.slice(start, end)))
      return met[0] ?? typed
    })
    .join(' ')
}

/** What stands before all others, whenever it last moved. */
async function firstOf(ctx: Ctx, input: Input): Promise<FoundPlace[]> {
  const shortId = readShortId(input.q)
  const exact = shortId === undefined ? undefined : await findByShortId(ctx.db, ctx.actor, input.view, shortId)
  const titled = input.first === 'title' ? await ticketsTitled(ctx, input) : []
  return [...(exact ? [exact] : []), ...titled.filter(({ id }) => id !== exact?.id)]
}

async function ticketsTitled(ctx: Ctx, input: Input): Promise<FoundPlace[]> {
  const word = { typed: '', terms: [finished(titleTerm(input.q))] }
  const rare = { word, hits: 1, people: [] }
  const list = await resolved(ctx, input)
  return findByWord(ctx.db, rare, { actor: ctx.actor, list, question: [rare], after: undefined, limit: input.limit })
}

/** So often the walk goes on before it shows what it has: it then continues from there. */
const STEPS = 8

async function placesOf(ctx: Ctx, input: Input, question: Question, after: Cursor | undefined) {
  if (question.length === 0) return { places: [], next: null }
  const list = await resolved(ctx, input)
  const weighed = await weigh(ctx.db, question)
  const asked = { actor: ctx.actor, list, question: weighed, limit: input.limit + 1 }
  const rare = rarestOf(weighed)
  if (rare) return placesIn(await findByWord(ctx.db, rare, { ...asked, after }), input.limit)

  const found: FoundPlace[] = []
  let from = after
  for (let step = 0; step < STEPS; step += 1) {
    const { rows, end } = await findAlong(ctx.db, { ...asked, after: from, limit: asked.limit - found.length })
    found.push(...rows)
    if (!end) return placesIn(found, input.limit)
    from = end
  }
  return { places: found, next: from ?? null }
}

/** Where the next page begins is marked by the reading, so the place itself is kept. */
function placesIn(found: readonly FoundPlace[], limit: number) {
  const places = found.slice(0, limit)
  return { places, next: found.length > limit ? (places.at(-1) ?? null) : null }
}

/** What was said about each, with its hits; of a request what was filled in, in the reader's language. */
async function saidOf({ db, actor }: Ctx, question: Question, ids: readonly string[]) {
  const said = new Map(question.length === 0 ? [] : await readHits(db, actor, question, ids))
  const answered = [...said.values()].filter(({ audience }) => audience === null)
  const sheets = await wordsOfAnswers(
    db,
    answered.map((row) => row.ticket_id),
  )
  for (const { objectId, setId, words } of sheets) {
    const text = words.map((word) => word[actor.language]).join(' · ')
    said.set(objectId, { ticket_id: objectId, id: setId, audience: null, mark: null, text })
  }
  return said
}

/** In the order they were found: the tickets, and where their hits are in what this reader may read. */
async function hitsOf(ctx: Ctx, question: Question, places: readonly FoundPlace[]): Promise<TicketHit[]> {
  if (places.length === 0) return []
  const ids = places.map(({ id }) => id)
  const [rows, said] = await Promise.all([readTicketsOf(ctx.db, ctx.actor, ids), saidOf(ctx, question, ids)])
  const terms = termsOf(question)
  const shown = rows.filter((row) => can.view(ctx.actor, row))
  return shown.map((row) => presentHit(ctx, row, said.get(row.id), terms))
}

const presentHit = ({ actor }: Ctx, row: TicketRow, said: SaidRow | undefined, terms: readonly Term[]): TicketHit => ({
  ticket: presentTicket(actor, row),
  subject: litIn(row.subject, terms).map(spanOf),
  message: said
    ? { id: said.id, kind: said.audience === null ? 'request' : messageKindOf(said), ...excerpt(said.text, terms) }
    : null,
})

const spanOf = ([start, end]: Span): [number, number] => [start, end]

function excerpt(text: string, terms: readonly Term[]) {
  const { text: part, lit } = excerptOf(text, terms)
  return { text: part, lit: lit.map(spanOf) }
}
