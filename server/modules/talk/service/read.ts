import type { Document } from '@diwan/core/document'
import type { Audience } from '@diwan/contract/kit/audience'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { PAGE_SIZE } from '@diwan/contract/kit/page'
import { MAX_PINNED } from '@diwan/contract/talk/limits'
import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Clock } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { onOneConnection } from '../../../kit/db/pipelined.ts'
import { runReads } from '../../../kit/db/run-reads.ts'
import { readCursor, writeCursor } from '../../../kit/http/cursor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { fitting, PAGE_BYTES, paged } from '../../../kit/list/page.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readNames } from '../../writing/public.ts'
import { presentMessage, presentReactions, type Beside } from '../presenter.ts'
import { readMessageFiles } from '../queries/files.ts'
import { readMessage, type KeptLine, type MessageRow } from '../queries/messages.ts'
import { readNamed } from '../queries/people.ts'
import {
  findAtInstant,
  readPinned,
  readShared,
  readShownAnywhere,
  readStretch,
  type ShownRow,
  type Stretch,
} from '../queries/page.ts'
import { readPolls } from '../queries/polls.ts'
import { readPreviews } from '../queries/previews.ts'
import { readReactions } from '../queries/reactions.ts'
import { readMarks } from '../queries/reading.ts'
import { readStars } from '../queries/stars.ts'
import { readVoices } from '../queries/voices.ts'
import { audiencesOf, chosenAudience, clearedOf, readRecord, reads, type Talking } from './talk.ts'

type Input<E extends keyof TalkEndpoints> = InputOf<TalkEndpoints[E]>
type Output<E extends keyof TalkEndpoints> = Promise<OutputOf<TalkEndpoints[E]>>

/** What a reader is given of a thread: the audiences and the number that orders them. */
type Reading = Pick<Stretch, 'objectId' | 'audiences' | 'by' | 'cleared'>

function readingOf<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  row: Row,
  asked: string | undefined,
): Reading {
  const readable =
    asked === undefined ? audiencesOf(talking, ctx.actor, row, 'read') : [chosenAudience(talking, ctx, row, 'read', asked)]
  return {
    objectId: row.id,
    audiences: readable.length === talking.audiences.length && readable.length > 1 ? undefined : readable,
    by: readable.length > 1 ? 'place' : 'seq',
    cleared: clearedOf(talking, row),
  }
}

export async function readPage<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  input: Input<'page'>,
): Output<'page'> {
  return onOneConnection(ctx.db, async (db) => {
    const { reading, found, read } = await foundOn(talking, { ...ctx, db }, input)
    const rows = fitting(found.slice(0, input.limit))
    const last = found.length > rows.length ? rows.at(-1) : undefined
    const shown = input.newer ? rows.toReversed() : rows
    const items = await present({ ...ctx, db }, shown, reading.by === 'place')
    return { items, next: last ? cursorAt(last, reading) : null, read }
  })
}

/** Back from somewhere in the one audience there is, all of it is asked together, and judged before anything leaves. */
async function foundOn<Row extends { readonly id: string }>(talking: Talking<Row>, ctx: Ctx, input: Input<'page'>) {
  const cursor = readCursor(input.after, 'position')
  const stretch = (reading: Reading) =>
    readStretch(ctx.db, {
      ...reading,
      threadOf: input.threadOf ?? null,
      from: cursor && Number(cursor.sort),
      direction: input.newer ? 'newer' : 'older',
      limit: input.limit + 1,
    })
  const place = { objectId: input.id, threadOf: input.threadOf ?? input.id }
  const marks = (audiences: readonly Audience[]) => readMarks(ctx.db, ctx.actor.id, place, audiences)
  if (talking.audiences.length === 1 && !input.newer) {
    const whole = { objectId: input.id, audiences: talking.audiences, by: 'seq', cleared: 0 } as const
    const [row, all, read] = await Promise.all([readRecord(talking, ctx, input.id), stretch(whole), marks(talking.audiences)])
    const reading = readingOf(talking, ctx, row, input.audience)
    return { reading, found: all.filter(({ seq }) => seq > (reading.cleared ?? 0)), read }
  }
  const reading = readingOf(talking, ctx, await readRecord(talking, ctx, input.id), input.audience)
  const [found, read] = await Promise.all([stretch(reading), marks(reading.audiences ?? talking.audiences)])
  return { reading, found, read }
}

const cursorAt = (row: ShownRow, { by }: Reading): string => writeCursor({ sort: String(row[by]), id: row.id })

/** A message in the middle: half a page to each side of it. */
export async function readAround<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  { id, messageId }: Input<'around'>,
): Output<'around'> {
  const row = await readRecord(talking, ctx, id)
  const message = await readMessage(ctx.db, row.id, messageId)
  if (!message || !reads(talking, ctx.actor, row, message)) throw new Problem('not_found')
  return windowAround(ctx, readingOf(talking, ctx, row, undefined), message, message.thread_of)
}

/** The main thread around an instant; empty where there is no message. */
export async function readAtInstant<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  { id, audience, at }: Input<'at'>,
): Output<'at'> {
  const row = await readRecord(talking, ctx, id)
  const reading = readingOf(talking, ctx, row, audience)
  const found = await findAtInstant(ctx.db, listedOf(talking, reading), new Date(at * 1_000))
  const message = found && (await readMessage(ctx.db, row.id, found))
  if (!message) return { items: [], older: null, newer: null, threadOf: null }
  return windowAround(ctx, reading, message, null)
}

const listedOf = <Row extends { readonly id: string }>({ audiences: all }: Talking<Row>, reading: Reading) => ({
  objectId: reading.objectId,
  audiences: reading.audiences ?? all,
  cleared: reading.cleared ?? 0,
})

async function windowAround(ctx: Ctx, reading: Reading, message: MessageRow, threadOf: string | null): Output<'around'> {
  const side = PAGE_SIZE / 2
  const stretch = { ...reading, threadOf, from: message[reading.by], limit: side + 1 }
  const older = await readStretch(ctx.db, { ...stretch, direction: 'older', including: true })
  const newer = await readStretch(ctx.db, { ...stretch, direction: 'newer' })
  const [before, after] = [fitting(older.slice(0, side), PAGE_BYTES / 2), fitting(newer.slice(0, side), PAGE_BYTES / 2)]
  return {
    items: await present(ctx, [...after.toReversed(), ...before], reading.by === 'place'),
    older: older.length > before.length ? cursorAt(before.at(-1)!, reading) : null,
    newer: newer.length > after.length ? cursorAt(after.at(-1)!, reading) : null,
    threadOf,
  }
}

export async function readPinnedMessages<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  { id }: Input<'pinned'>,
): Output<'pinned'> {
  const row = await readRecord(talking, ctx, id)
  return {
    items: await present(
      ctx,
      fitting(await readPinned(ctx.db, listedOf(talking, readingOf(talking, ctx, row, undefined)), MAX_PINNED)),
    ),
  }
}

export async function readSharedMessages<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  { id, audience, kind, after, limit }: Input<'shared'>,
): Output<'shared'> {
  const row = await readRecord(talking, ctx, id)
  const asked = chosenAudience(talking, ctx, row, 'read', audience) // numbers order one audience
  const before = readCursor(after, 'position')
  const listed = { ...listedOf(talking, readingOf(talking, ctx, row, asked)), kind, before: before && Number(before.sort) }
  const { rows, next } = paged(await readShared(ctx.db, listed, limit + 1), limit, ({ seq, id: last }) => ({
    sort: String(seq),
    id: last,
  }))
  return { items: await present(ctx, rows), next }
}

/** Messages as this reader sees them, what belongs to them read for all at once; what their rows say they do not have is not looked for. */
export async function present(
  ctx: { readonly db: Queryable; readonly actor: Actor; readonly clock: Clock },
  rows: readonly ShownRow[],
  withPlace = false,
): Promise<TalkMessage[]> {
  if (rows.length === 0) return []
  const having = (has: (row: ShownRow) => boolean) => rows.flatMap((row) => (has(row) ? row.id : []))
  const { db, actor, clock } = ctx
  const lines = rows.flatMap(({ line }) => (line === null ? [] : [line as KeptLine]))
  const named = lines.flatMap(({ by, people }) => [...(by === null ? [] : [by]), ...people])
  const bodies = rows.flatMap(({ body }) => (body === null ? [] : [body as Document]))
  const quotedIds = [...new Set(rows.flatMap(({ quoted_id }) => quoted_id ?? []))]
  const [quoted, files, reactions, previews, waves, polls, people, stars, names] = await runReads(
    db,
    () => readShownAnywhere(db, quotedIds),
    () =>
      readMessageFiles(
        db,
        having(({ kind, holds }) => kind === 'voice' || holds.some((one) => one !== 'links')),
      ),
    () =>
      readReactions(
        db,
        having(({ reacted }) => reacted),
        actor.id,
      ),
    () =>
      readPreviews(
        db,
        having(({ holds }) => holds.includes('links')),
      ),
    () =>
      readVoices(
        db,
        having(({ kind }) => kind === 'voice'),
      ),
    () =>
      readPolls(
        db,
        having(({ kind }) => kind === 'poll'),
        actor.id,
        clock.now(),
      ),
    () => readNamed(db, named),
    () =>
      readStars(
        db,
        actor.id,
        having(({ marked }) => marked),
      ),
    () => readNames(db, bodies),
  )
  const beside: Beside = {
    files,
    reactions: presentReactions(reactions),
    quoted: new Map(quoted.map((row) => [row.id, row])),
    previews,
    waves,
    polls,
    people,
    starred: new Set(stars),
    names,
  }
  return rows.map((row) => presentMessage(row, beside, withPlace))
}
