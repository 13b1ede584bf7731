import type { Bar } from '@diwan/contract/timeline/schemas'
import { arrowId } from './critical.ts'
import { MIDDLE_PX, spanOf, type Dates, type Span } from './scale.ts'
import type { Row } from './rows.ts'

/** A line from one bar to another that waits for it, in pixels from where time begins and from the first row. */
export interface Arrow {
  readonly id: string
  /** The bar at whose end the line begins: its name stands behind the line. */
  readonly leavesEndOf: string | undefined
  readonly path: string
  /** Where its head points: with time, or against it. */
  readonly head: { readonly x: number; readonly y: number; readonly ahead: boolean }
  /** The one that waits lies earlier than it may. */
  readonly against: boolean
}

interface Drawing {
  readonly rows: readonly Row[]
  /** Of the rows that are drawn. */
  readonly shown: { readonly from: number; readonly to: number }
  readonly canvas: Span
  readonly dayPx: number
  readonly rowPx: number
  readonly datesOf: (bar: Bar) => Dates
}

/** How far a line goes on before it turns. */
const STUB = 10
/** No more than so many lines at once: beyond that they say nothing. */
export const MAX_ARROWS = 200

/** The dependencies of which at least one end is drawn. */
export function arrowsOf({ rows, shown, canvas, dayPx, rowPx, datesOf }: Drawing): Arrow[] {
  const placed = new Map<string, { readonly at: number; readonly bar: Bar }>()
  for (const [at, row] of rows.entries()) if (row.kind === 'bar') placed.set(row.bar.id, { at, bar: row.bar })
  const drawn = (at: number): boolean => at >= shown.from && at < shown.to
  const middle = MIDDLE_PX[rowPx] ?? rowPx / 2
  const arrows: Arrow[] = []
  for (const { at, bar } of placed.values()) {
    for (const { id, kind } of bar.waitsFor ?? []) {
      const before = placed.get(id)
      if (!before || !(drawn(at) || drawn(before.at)) || arrows.length >= MAX_ARROWS) continue
      const [first, next] = [spanOf(datesOf(before.bar)), spanOf(datesOf(bar))]
      const [fromEnd, toEnd] = [kind === 'FS' || kind === 'FF', kind === 'FF' || kind === 'SF']
      const edge = (span: Span, end: boolean): number => (end ? span.to + 1 : span.from) - canvas.from
      const [from, to] = [edge(first, fromEnd), edge(next, toEnd)]
      const start = { x: from * dayPx, y: before.at * rowPx + middle, out: fromEnd ? STUB : -STUB }
      const end = { x: to * dayPx, y: at * rowPx + middle, out: toEnd ? STUB : -STUB }
      arrows.push({
        id: arrowId(id, bar.id),
        leavesEndOf: fromEnd ? id : undefined,
        path: pathOf(start, end, rowPx),
        head: { x: end.x, y: end.y, ahead: !toEnd },
        against: to < from,
      })
    }
  }
  return arrows
}

interface End {
  readonly x: number
  readonly y: number
  /** In which direction the line leaves the bar. */
  readonly out: number
}

/** Out of the one, down or up between the rows where they would cross, into the other. */
function pathOf(start: End, end: End, rowPx: number): string {
  const [away, into] = [start.x + start.out, end.x + end.out]
  const straight = start.out > 0 ? into >= away : into <= away
  if (straight && start.out > 0 !== end.out > 0) return `M${start.x} ${start.y}H${away}V${end.y}H${end.x}`
  if (start.out > 0 === end.out > 0) {
    const turn = start.out > 0 ? Math.max(away, into) : Math.min(away, into)
    return `M${start.x} ${start.y}H${turn}V${end.y}H${end.x}`
  }
  const between = start.y + (end.y > start.y ? rowPx / 2 : -rowPx / 2)
  return `M${start.x} ${start.y}H${away}V${between}H${into}V${end.y}H${end.x}`
}
