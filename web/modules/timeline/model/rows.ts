import type { Bar } from '@diwan/contract/timeline/schemas'
import type { PersonLoad } from './loads.ts'
import { spanOf, type Span } from './scale.ts'

export interface GroupRow {
  readonly kind: 'group'
  /** Nothing for what lies in none. */
  readonly id: string | null
  readonly title: string | null
  readonly count: number
  /** In percent, of those that make progress. */
  readonly progress: number | null
  readonly folded: boolean
}
export interface BarRow {
  readonly kind: 'bar'
  readonly bar: Bar
  readonly span: Span
}
/** What somebody has to do, below all bars. */
export interface LoadRow {
  readonly kind: 'load'
  readonly load: PersonLoad
}
/** Above those rows. */
export interface LoadHead {
  readonly kind: 'loads'
  readonly count: number
}
export type Row = GroupRow | BarRow | LoadRow | LoadHead

export const loadRowsOf = (loads: readonly PersonLoad[]): Row[] =>
  loads.length === 0 ? [] : [{ kind: 'loads', count: loads.length }, ...loads.map((load) => ({ kind: 'load' as const, load }))]

interface Group {
  readonly id: string | null
  readonly title: string | null
  readonly rows: BarRow[]
}

/** Groups in the order asked for, others by their first bar; in each the earliest first. What lies in no group comes last. */
export function rowsOf(bars: readonly Bar[], order: readonly string[], folded: ReadonlySet<string>): Row[] {
  const groups = new Map<string, Group>()
  for (const bar of bars) {
    const key = bar.group?.id ?? ''
    const group = groups.get(key) ?? { id: bar.group?.id ?? null, title: bar.group?.title ?? null, rows: [] }
    group.rows.push({ kind: 'bar', bar, span: spanOf(bar) })
    groups.set(key, group)
  }
  for (const { rows } of groups.values()) rows.sort(earliest)
  const place = (group: Group): number => {
    if (group.id === null) return Number.POSITIVE_INFINITY
    const at = order.indexOf(group.id)
    return at < 0 ? order.length : at
  }
  const sorted = [...groups.values()].toSorted((a, b) => place(a) - place(b) || earliest(a.rows[0]!, b.rows[0]!))
  const alone = sorted.length === 1 && sorted[0]?.id === null
  return sorted.flatMap(({ id, title, rows }): Row[] => {
    if (alone) return rows
    const isFolded = folded.has(id ?? '')
    const head: GroupRow = { kind: 'group', id, title, count: rows.length, progress: progressOf(rows), folded: isFolded }
    return isFolded ? [head] : [head, ...rows]
  })
}

const earliest = (a: BarRow, b: BarRow): number =>
  a.span.from - b.span.from || a.span.to - b.span.to || (a.bar.id < b.bar.id ? -1 : 1)

function progressOf(rows: readonly BarRow[]): number | null {
  const known = rows.flatMap(({ bar }) => bar.progress ?? [])
  return known.length === 0 ? null : Math.round(known.reduce((sum, one) => sum + one, 0) / known.length)
}
