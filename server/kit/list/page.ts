import { writeCursor, type Cursor } from '../http/cursor.ts'

export interface Paged<Row> {
  readonly rows: Row[]
  /** Where the next page begins; nothing after the last. */
  readonly next: string | null
}

/** Cuts a page out of one row more than it holds: that row alone says that there is a next page. */
export function paged<Row extends Cursor>(found: readonly Row[], limit: number): Paged<Row>
export function paged<Row>(found: readonly Row[], limit: number, placeOf: (row: Row) => Cursor): Paged<Row>
export function paged<Row>(found: readonly Row[], limit: number, placeOf?: (row: Row) => Cursor): Paged<Row> {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  if (!last) return { rows, next: null }
  return { rows, next: writeCursor(placeOf ? placeOf(last) : (last as Row & Cursor)) } // the first overload demands it
}
