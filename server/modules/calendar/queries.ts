import { DAY_SECONDS } from '@diwan/core/hijri'
import { sql } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import type { Span, SpanKind } from '../../kit/declared/spans.ts'

/** The longest piece, in days: whatever overlaps a moment begins at most so long before it. */
const PIECE_DAYS = 31
const PIECE_MS = PIECE_DAYS * DAY_SECONDS * 1000

export interface ShownSpan {
  readonly object_id: string
  readonly person_id: string
  readonly occurrence: number
  readonly kind: SpanKind
  readonly starts: Date
  readonly ends: Date
}

/** Rows of one statement, whose parameters are limited to 65,535. */
const ROWS_AT_ONCE = 5_000

/**
 * These are all spans of the record from now on; an empty list removes them. Call it in the transaction that changes the record, which
 * holds its lock.
 */
export async function writeSpans(db: Queryable, objectId: string, spans: readonly Span[]): Promise<void> {
  await db.deleteFrom('spans').where('object_id', '=', objectId).execute()
  await insertSpans(db, objectId, spans)
}

/** These are all spans of one person in the record from now on. */
export async function writeSpansOf(db: Queryable, objectId: string, personId: string, spans: readonly Span[]): Promise<void> {
  await db.deleteFrom('spans').where('object_id', '=', objectId).where('person_id', '=', personId).execute()
  await insertSpans(db, objectId, spans)
}

async function insertSpans(db: Queryable, objectId: string, spans: readonly Span[]): Promise<void> {
  const rows = spans.flatMap((span) => piecesOf(span).map((piece) => ({ ...piece, object_id: objectId })))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db
      .insertInto('spans')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute()
}

function piecesOf({ personId, kind, starts, ends, occurrence = 0 }: Span) {
  const count = Math.ceil((ends.getTime() - starts.getTime()) / PIECE_MS)
  return Array.from({ length: count }, (_, piece) => ({
    person_id: personId,
    occurrence,
    piece,
    kind,
    starts: new Date(starts.getTime() + piece * PIECE_MS),
    ends: new Date(Math.min(starts.getTime() + (piece + 1) * PIECE_MS, ends.getTime())),
    whole_from: starts,
    whole_to: ends,
  }))
}

export interface SpansAsked {
  readonly people: readonly string[]
  readonly from: Date
  readonly to: Date
  /** Rows of the answer at most; without it all are read. */
  readonly limit?: number
}

/** Whole spans of these people that overlap the time between two instants, in the order of their beginning. Index: spans_by_person. */
export async function readSpans(db: Queryable, { people, from, to, limit }: SpansAsked): Promise<ShownSpan[]> {
  const { rows } = await sql<ShownSpan>`
    select distinct object_id, person_id, occurrence, kind, whole_from as starts, whole_to as ends from spans
    where ${anyOf('person_id', people)} and starts < ${to} and starts > ${from}::timestamptz - make_interval(days => ${sql.lit(PIECE_DAYS)})
      and ends > ${from}
    order by whole_from, object_id, occurrence ${limit === undefined ? sql`` : sql`limit ${sql.lit(limit)}`}`.execute(db)
  return rows
}

export async function forgetSpans(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('spans').where(anyOf('object_id', ids)).execute()
}
