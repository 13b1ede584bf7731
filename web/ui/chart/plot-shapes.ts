import { isolate } from '@diwan/core/direction'
import { tickStep } from 'd3-array'
import { area, curveLinear, line } from 'd3-shape'
import type { Colour, Shape } from './shapes.ts'

export interface Series {
  readonly key: string
  readonly label: string
  readonly colour: Colour
  readonly values: readonly (number | null)[]
  /** Values to compare with, such as those of the time before. */
  readonly dashed?: boolean
}

/** One scale of values; panels stand one below the other over the same steps of time. */
export interface Panel {
  readonly title?: string
  readonly kind: 'bars' | 'line'
  /** Seconds have their ticks at whole hours or quarters of them. */
  readonly unit: 'count' | 'seconds'
  readonly height: number
  readonly series: readonly Series[]
}

/** An axis says this of a step: `lead` in place of the label where another month or year begins. */
export interface Mark {
  readonly label: string
  readonly lead: string
  readonly group: string
}

export interface Step {
  readonly key: string
  readonly mark: Mark
  /** The same in the other calendar. */
  readonly below?: Mark | undefined
  /** Nobody works then. */
  readonly shaded?: boolean
}

export interface PlotAsked {
  readonly width: number
  readonly steps: readonly Step[]
  readonly panels: readonly Panel[]
  /** The page runs from right to left: the axis of the values stands on the right. */
  readonly rtl: boolean
  /** Time runs from right to left. */
  readonly leftward: boolean
  readonly text: (value: number, unit: Panel['unit']) => string
}

export interface Column {
  readonly x: number
  readonly width: number
}

export interface Drawn {
  readonly height: number
  readonly shapes: readonly Shape[]
  /** Where each step stands. */
  readonly columns: readonly Column[]
}

const AXIS = 46
const END = 8
const TITLE = 20
const GAP = 14
const LABEL = 16
/** A label of a step, or of two calendars, takes so much. */
const LABEL_WIDTH = 52

export function plotShapes(asked: PlotAsked): Drawn {
  const { width, steps, panels, rtl, leftward } = asked
  const [from, to] = rtl ? [END, width - AXIS] : [AXIS, width - END]
  const each = Math.max(1, (to - from) / Math.max(1, steps.length))
  const columns = steps.map((_step, at) => ({ x: leftward ? to - (at + 1) * each : from + at * each, width: each }))
  const tops = panels.map((panel, at) => {
    const before = panels.slice(0, at).reduce((sum, { height, title }) => sum + height + GAP + (title ? TITLE : 8), 0)
    return before + (panel.title ? TITLE : 8)
  })
  const bottom = (tops.at(-1) ?? 0) + (panels.at(-1)?.height ?? 0)
  const shades = steps.flatMap(({ shaded }, at): Shape[] =>
    shaded ? [{ kind: 'box', ...columns[at]!, y: 0, height: bottom, fill: '--diwan-side' }] : [],
  )
  const frame = { ...asked, from, to, columns }
  return {
    columns,
    height: bottom + 6 + LABEL * (steps.some(({ below }) => below) ? 2 : 1),
    shapes: [...shades, ...panels.flatMap((panel, at) => panelShapes(panel, tops[at]!, frame)), ...labels(frame, bottom)],
  }
}

interface Frame extends PlotAsked {
  readonly from: number
  readonly to: number
  readonly columns: readonly Column[]
}

function panelShapes(panel: Panel, top: number, frame: Frame): Shape[] {
  const { from, to, rtl, text } = frame
  const marks = ticksOf(panel)
  const most = marks.at(-1)!
  const y = (value: number) => top + panel.height - (value / most) * panel.height
  const axis = marks.flatMap((value): Shape[] => [
    { kind: 'path', d: `M${from},${y(value)}H${to}`, stroke: '--diwan-line' },
    {
      kind: 'text',
      x: rtl ? to + 8 : from - 8,
      y: y(value) + 4,
      anchor: rtl ? 'start' : 'end',
      text: isolate(text(value, value === 0 ? 'count' : panel.unit)),
      fill: '--diwan-dim',
    },
  ])
  const title: Shape[] = panel.title
    ? [
        {
          kind: 'text',
          x: rtl ? to - 2 : from + 2,
          y: top - 8,
          anchor: rtl ? 'end' : 'start',
          text: isolate(panel.title),
          fill: '--mantine-color-text',
          strong: true,
        },
      ]
    : []
  return [...axis, ...title, ...(panel.kind === 'bars' ? bars(panel, y, frame) : lines(panel, y, frame))]
}

function bars({ series }: Panel, y: (value: number) => number, { columns, leftward }: Frame): Shape[] {
  return columns.flatMap(({ x, width }, at) => {
    const each = Math.max(1, Math.min(12, (width * 0.7) / series.length))
    const start = x + (width - each * series.length) / 2
    return series.flatMap(({ values, colour }, place): Shape[] => {
      const value = values[at] ?? 0
      const turn = leftward ? series.length - 1 - place : place
      if (value === 0) return []
      return [
        {
          kind: 'box',
          x: start + turn * each,
          y: y(value),
          width: Math.max(1, each - (each > 4 ? 2 : 0)),
          height: y(0) - y(value),
          fill: colour,
          round: Math.min(2, each / 3),
        },
      ]
    })
  })
}

function lines({ series }: Panel, y: (value: number) => number, { columns }: Frame): Shape[] {
  const middle = (at: number) => columns[at]!.x + columns[at]!.width / 2
  return series.flatMap(({ values, colour, dashed = false }): Shape[] => {
    const path = line<number | null>(
      (_value, at) => middle(at),
      (value) => y(value ?? 0),
    )
      .defined((value) => value !== null)
      .curve(curveLinear)
    const below = area<number | null>(
      (_value, at) => middle(at),
      y(0),
      (value) => y(value ?? 0),
    ).defined((value) => value !== null)
    const dots = values.flatMap((value, at) =>
      value === null || (columns.length > 62 && !isAlone(values, at)) ? [] : [dot(middle(at), y(value))],
    )
    return [
      ...(dashed ? [] : [{ kind: 'path', d: below(values) ?? '', fill: colour, faint: true } as const]),
      { kind: 'path', d: path(values) ?? '', stroke: colour, dashed },
      { kind: 'path', d: dots.join(''), fill: colour },
    ]
  })
}

const isAlone = (values: readonly (number | null)[], at: number) =>
  (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null
const dot = (x: number, y: number) => `M${x - 3},${y}a3,3 0 1,0 6,0a3,3 0 1,0 -6,0Z`

/** As many as have room; the second line is the other calendar. */
function labels({ columns, steps }: Frame, bottom: number): Shape[] {
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / (columns[0]?.width ?? LABEL_WIDTH)))
  const shown = [...steps.entries()].filter(([at]) => at % every === 0)
  return shown.flatMap(([at, { mark, below }], place): Shape[] => {
    const { x, width } = columns[at]!
    const before = shown[place - 1]?.[1]
    const wordsOf = (one: Mark, last: Mark | undefined) => (one.group === last?.group ? one.label : one.lead)
    const text = { kind: 'text', x: x + width / 2, anchor: 'middle', fill: '--diwan-dim' } as const
    return [
      { ...text, y: bottom + LABEL, text: isolate(wordsOf(mark, before?.mark)) },
      ...(below ? [{ ...text, y: bottom + 2 * LABEL - 1, text: isolate(wordsOf(below, before?.below)) }] : []),
    ]
  })
}

/** Pixels in which there is room for two lines of values. */
const LOW = 80
const HOUR = 3_600
/** From a quarter of an hour to some weeks. */
const TIMES = [0.25, 0.5, 1, 2, 3, 4, 5, 10, 20, 40, 80, 160, 320].map((hours) => hours * HOUR)

/** The values that have a line: from zero to above the largest one. */
export function ticksOf({ series, unit, height }: Pick<Panel, 'series' | 'unit' | 'height'>): number[] {
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  if (unit === 'seconds') {
    const step = TIMES.find((one) => one * 2 >= most) ?? Math.ceil(most / 2 / HOUR) * HOUR
    return [0, step, 2 * step]
  }
  if (most <= 2) return [0, 1, 2]
  const step = Math.max(1, Math.ceil(tickStep(0, most, height < LOW ? 1 : 3)))
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_none, place) => place * step)
}
