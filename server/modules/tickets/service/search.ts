import { excerptOf, litIn, type Span, type Term } from '@diwan/core/search-text'
import { readShortId } from '@diwan/core/short-id'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { Reading } from '@diwan/contract/search/schemas'
import type { tickets } from '@diwan/contract/tickets/endpoints'
import type { TicketHit } from '@diwan/contract/tickets/schemas/search'
import { readCursor, writeCursor, type Cursor } from '../../../kit/http/cursor.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { wordsOfAnswers } from '../../fields/public.ts'
import { ask, otherReading, termsOf, type Question } from '../../search/public.ts'
import { can } from '../access.ts'
import { presentTicket } from '../presenter.ts'
import { rarestOf, weigh } from '../queries/meeting.ts'
import { findAlong, findByShortId, findByWord, readHits, type FoundPlace, type SaidRow } from '../queries/search.ts'
import { readTicketsOf, type TicketRow } from '../queries/tickets.ts'
import { withDays } from './read.ts'

type Input = InputOf<typeof tickets.search>
type Found = OutputOf<typeof tickets.search>

/** By short id first; then newest first whatever meets every word. What is not found as typed may have been meant otherwise. */
export async function searchTickets(ctx: Ctx, input: Input): Promise<Found> {
  const { as, after } = readPlace(input.after)
  const exact = await ticketOfShortId(ctx, input)
  if (as) return (await readAs(ctx, input, as, after)) ?? nothing
  const question = await ask(ctx.db, input.q)
  const { places, next } = await placesOf(ctx, input, question, after)
  const others = places.filter(({ id }) => id !== exact?.id)
  if (exact || others.length > 0 || next || after) {
    const items = await hitsOf(ctx, question, others)
    const first = exact && !after ? await hitsOf(ctx, question, [exact]) : []
    return { items: [...first, ...items], next: next && writeCursor(next), reading: null }
  }
  return (await readAs(ctx, input, 'layout')) ?? (await readAs(ctx, input, 'spelling')) ?? nothing
}

const nothing: Found = { items: [], next: null, reading: null }

/** The pages after the first go on in the reading that found something: their cursor says so. */
const marks = { layout: '~', spelling: '*' } as const

function readPlace(text: string | undefined): { as: Reading['kind'] | undefined; after: Cursor | undefined } {
  const as = (['layout', 'spelling'] as const).find((kind) => text?.startsWith(marks[kind]))
  return { as, after: readCursor(as ? text?.slice(1) : text) }
}

async function readAs(ctx: Ctx, input: Input, kind: Reading['kind'], after?: Cursor): Promise<Found | undefined> {
  const question = await otherReading(ctx.db, kind, input.q)
  const { places, next } = await placesOf(ctx, input, question, after)
  if (places.length === 0 && !next) return undefined
  const items = await hitsOf(ctx, question, places)
  return { items, next: next && marks[kind] + writeCursor(next), reading: { kind, text: wordsMet(items, question) } }
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

async function ticketOfShortId({ db, actor }: Ctx, { q, view }: Input): Promise<FoundPlace | undefined> {
  const shortId = readShortId(q)
  return shortId === undefined ? undefined : findByShortId(db, actor, view, shortId)
}

/** So often the walk goes on before it shows what it has: it then continues from there. */
const STEPS = 8

async function placesOf(ctx: Ctx, input: Input, question: Question, after: Cursor | undefined) {
  if (question.length === 0) return { places: [], next: null }
  const list = withDays(ctx.actor, input)
  const weighed = await weigh(ctx.db, question)
  const asked = { actor: ctx.actor, list, question: weighed, limit: input.limit + 1 }
  const rare = rarestOf(weighed)
  if (rare) return pageOf(await findByWord(ctx.db, rare, { ...asked, after }), input.limit)

  const found: FoundPlace[] = []
  let from = after
  for (let step = 0; step < STEPS; step += 1) {
    const { rows, end } = await findAlong(ctx.db, { ...asked, after: from, limit: asked.limit - found.length })
    found.push(...rows)
    if (!end) return pageOf(found, input.limit)
    from = end
  }
  return { places: found, next: from ?? null }
}

function pageOf(found: readonly FoundPlace[], limit: number) {
  const places = found.slice(0, limit)
  return { places, next: found.length > limit ? (places.at(-1) ?? null) : null }
}

/** What was said about each, with its hits; of a request what was filled in, in the reader's language. */
async function saidOf({ db, actor }: Ctx, question: Question, ids: readonly string[]) {
  const said = new Map(question.length === 0 ? [] : await readHits(db, actor, question, ids))
  const answered = [...said.values()].filter(({ kind }) => kind === null)
  const sheets = await wordsOfAnswers(
    db,
    answered.map((row) => row.ticket_id),
  )
  for (const { objectId, setId, words } of sheets) {
    const text = words.map((word) => word[actor.language]).join(' · ')
    said.set(objectId, { ticket_id: objectId, id: setId, kind: null, text })
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
  message: said ? { id: said.id, kind: kindOf(said), ...excerpt(said.text, terms) } : null,
})

const kindOf = ({ kind }: SaidRow) => (kind ?? 'request') as NonNullable<TicketHit['message']>['kind']

const spanOf = ([start, end]: Span): [number, number] => [start, end]

function excerpt(text: string, terms: readonly Term[]) {
  const { text: part, lit } = excerptOf(text, terms)
  return { text: part, lit: lit.map(spanOf) }
}
