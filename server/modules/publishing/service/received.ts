import type { Counter } from '@diwan/contract/kit/page'
import type { WidgetContent } from '@diwan/contract/kit/widgets'
import type { Ctx } from '../../../kit/portal.ts'
import { localName } from '../../../kit/words/local-name.ts'
import { shownNames, type NamedRow } from './words.ts'

/** So many forms or surveys have a bar. */
export const RECEIVED_BARS = 6

interface Received {
  /** Its word: that of this name in the words of the widget. */
  readonly series: string
  readonly rows: readonly NamedRow[]
  /** How much was sent to each of these, in their order. */
  readonly count: (ids: readonly string[]) => Promise<readonly Counter[]>
  /** Leads to the list that a bar counts. */
  readonly path: (id: string) => string
}

/** A bar for each of the rows, the longest first; nothing where there are none. */
export async function receivedBars(ctx: Ctx, { series, rows, count, path }: Received): Promise<WidgetContent | undefined> {
  if (rows.length === 0) return undefined
  const counts = await count(rows.map(({ id }) => id))
  const items = rows.map((row, place) => ({
    label: localName(ctx, shownNames(row)),
    values: [counts[place]!.count],
    path: path(row.id),
  }))
  const falling = items.toSorted((one, other) => other.values[0]! - one.values[0]!)
  return { shape: 'bars', unit: 'count', series: [{ key: series }], items: falling }
}
