import { writeCursor, type Cursor } from '../http/cursor.ts'

export interface Paged<Row> {
  readonly rows: Row[]
  /** Where the next page begins; nothing after the last. */
  readonly next: string | null
}

/** Bytes of the rows of one page, as JSON. What is presented of a row may be larger; with it a page ends at about 2 MB. */
export const PAGE_BYTES = 1_000_000

/** The first rows, as many as fit; at least one. People write rows of any size, so their number alone bounds nothing. */
export function fitting<Row>(rows: readonly Row[], most = PAGE_BYTES): Row[] {
  let bytes = 0
  const tooMany = rows.findIndex((row) => (bytes += Buffer.byteLength(JSON.stringify(row))) > most)
  return rows.slice(0, tooMany < 0 ? rows.length : Math.max(1, tooMany))
}

/** Cuts a page out of one row more than it holds: that row alone says that there is a next page. It may end earlier, by its bytes. */
export function paged<Row extends Cursor>(found: readonly Row[], limit: number): Paged<Row>
export function paged<Row>(found: readonly Row[], limit: number, placeOf: (row: Row) => Cursor): Paged<Row>
export function paged<Row>(found: readonly Row[], limit: number, placeOf?: (row: Row) => Cursor): Paged<Row> {
  const rows = fitting(found.slice(0, limit))
  const last = found.length > rows.length ? rows.at(-1) : undefined
  if (!last) return { rows, next: null }
  return { rows, next: writeCursor(placeOf ? placeOf(last) : (last as Row & Cursor)) } // the first overload demands it
}

/** Bytes of the items of one page, as JSON. */
const ITEMS_BYTES = 1_900_000

/**
 * Parts of rows may be much larger than the rows (answers, custom fields), so a page ends with the last item that fits. Where a
 * presenter left rows out, an item is matched to its row by the id.
 */
export function fittingPage<Row extends Cursor, Item>(
  { rows, next }: Paged<Row>,
  items: Item[],
): { items: Item[]; next: string | null } {
  const fit = fitting(items, ITEMS_BYTES)
  const { id } = (fit.at(-1) ?? {}) as { readonly id?: unknown }
  const last = items.length === rows.length ? rows[fit.length - 1] : rows.find((row) => row.id === id)
  return fit.length === items.length || !last ? { items, next } : { items: fit, next: writeCursor(last) }
}
