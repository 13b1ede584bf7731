import type { Document } from '@diwan/core/document'
import type { Audience } from '@diwan/contract/kit/audience'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { PAGE_SIZE } from '@diwan/contract/kit/page'
import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { readCursor, writeCursor } from '../../../kit/http/cursor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readNames } from '../../writing/public.ts'
import { presentMessage, presentReactions, type Beside } from '../presenter.ts'
import { readMessageFiles } from '../queries/files.ts'
import { readMessage } from '../queries/messages.ts'
import { readShownByIds, readStretch, type ShownRow, type Stretch } from '../queries/page.ts'
import { readReactions } from '../queries/reactions.ts'
import { readMarks } from '../queries/reading.ts'
import { audiencesOf, chosenAudience, readRecord, type Talking } from './talk.ts'

type Input<E extends keyof TalkEndpoints> = InputOf<TalkEndpoints[E]>
type Output<E extends keyof TalkEndpoints> = Promise<OutputOf<TalkEndpoints[E]>>

/** What a reader is given of a thread: the audiences and the number that orders them. */
type Reading = Pick<Stretch, 'objectId' | 'audiences' | 'by'>

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
  }
}

export async function readPage<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  input: Input<'page'>,
): Output<'page'> {
  const row = await readRecord(talking, ctx, input.id)
  const reading = readingOf(talking, ctx, row, input.audience)
  const cursor = readCursor(input.after, 'position')
  const found = await readStretch(ctx.db, {
    ...reading,
    threadOf: input.threadOf ?? null,
    from: cursor && Number(cursor.sort),
    direction: input.newer ? 'newer' : 'older',
    limit: input.limit + 1,
  })
  const rows = found.slice(0, input.limit)
  const last = found.length > input.limit ? rows.at(-1) : undefined
  return {
    items: await present(ctx, input.newer ? rows.toReversed() : rows, reading.by === 'place'),
    next: last ? cursorAt(last, reading) : null,
    read: await readMarks(
      ctx.db,
      ctx.actor.id,
      { objectId: row.id, threadOf: input.threadOf ?? row.id },
      reading.audiences ?? talking.audiences,
    ),
  }
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
  if (!message || !talking.may(ctx.actor, row, 'read', message.audience as Audience)) throw new Problem('not_found')
  const reading = readingOf(talking, ctx, row, undefined)
  const side = PAGE_SIZE / 2
  const stretch = { ...reading, threadOf: message.thread_of, from: message[reading.by], limit: side + 1 }
  const older = await readStretch(ctx.db, { ...stretch, direction: 'older', including: true })
  const newer = await readStretch(ctx.db, { ...stretch, direction: 'newer' })
  const [before, after] = [older.slice(0, side), newer.slice(0, side)]
  return {
    items: await present(ctx, [...after.toReversed(), ...before], reading.by === 'place'),
    older: older.length > side ? cursorAt(before.at(-1)!, reading) : null,
    newer: newer.length > side ? cursorAt(after.at(-1)!, reading) : null,
    threadOf: message.thread_of,
  }
}

/** Messages as this reader sees them, what belongs to them read for all at once. */
export async function present(
  ctx: { readonly db: Queryable; readonly actor: Actor },
  rows: readonly ShownRow[],
  withPlace = false,
): Promise<TalkMessage[]> {
  const [first] = rows
  if (!first) return []
  const ids = rows.map(({ id }) => id)
  const quoted = await readShownByIds(ctx.db, first.object_id, [...new Set(rows.flatMap(({ quoted_id }) => quoted_id ?? []))])
  const beside: Beside = {
    files: await readMessageFiles(ctx.db, ids),
    reactions: presentReactions(await readReactions(ctx.db, ids, ctx.actor.id)),
    quoted: new Map(quoted.map((row) => [row.id, row])),
    names: await readNames(
      ctx.db,
      rows.flatMap(({ body }) => (body === null ? [] : [body as Document])),
    ),
  }
  return rows.map((row) => presentMessage(row, beside, withPlace))
}
