import type { Row } from './rows.ts'
import { DAY_PX, ROW_PX, ZOOMS, type Span, type Zoom } from './scale.ts'

/** No browser makes a canvas wider or higher than about twice this. */
const MAX_PX = 8_000

export const HEAD_PX = 84
export const NAMES_PX = 288
/** As many rows fit below the head. */
export const MAX_ROWS = Math.floor((MAX_PX - HEAD_PX) / ROW_PX)

/** Around the bars, for the names behind them. */
const BEFORE_PX = 40
const AFTER_PX = 200

/** Rows, days and size of a picture, in unscaled pixels. */
export interface Layout {
  readonly rows: readonly Row[]
  readonly days: Span
  readonly zoom: Zoom
  readonly dayPx: number
  readonly width: number
  readonly height: number
}

/** All bars and nothing else of the time around them, in the scale on screen or, where that is too wide, the next that fits. */
export function layoutOf(rows: readonly Row[], zoom: Zoom, today: number): Layout {
  const shown = rows.filter(({ kind }) => kind === 'group' || kind === 'bar').slice(0, MAX_ROWS)
  const spans = shown.flatMap((row) => (row.kind === 'bar' ? [row.span] : []))
  if (spans.length === 0) spans.push({ from: today, to: today }) // every group is folded
  const first = spans.reduce((least, { from }) => Math.min(least, from), Number.POSITIVE_INFINITY)
  const last = spans.reduce((most, { to }) => Math.max(most, to), Number.NEGATIVE_INFINITY)
  const daysIn = (one: Zoom): Span => ({
    from: first - Math.ceil(BEFORE_PX / DAY_PX[one]),
    to: last + Math.ceil(AFTER_PX / DAY_PX[one]),
  })
  const widthIn = (one: Zoom): number => {
    const { from, to } = daysIn(one)
    return NAMES_PX + (to - from + 1) * DAY_PX[one]
  }
  const wide = ZOOMS.slice(ZOOMS.indexOf(zoom))
  const fitting = wide.find((one) => widthIn(one) <= MAX_PX) ?? 'quarter'
  return {
    rows: shown,
    days: daysIn(fitting),
    zoom: fitting,
    dayPx: DAY_PX[fitting],
    width: Math.min(widthIn(fitting), MAX_PX * 2),
    height: HEAD_PX + shown.length * ROW_PX,
  }
}
