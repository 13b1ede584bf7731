import type { Reading } from '@diwan/core/formats'
import { arrowsOf } from './arrows.ts'
import { isCritical, type Critical } from './critical.ts'
import type { BarRow, GroupRow } from './rows.ts'
import { rulerOf, type Tick } from './ruler.ts'
import { ROW_PX, runsOf } from './scale.ts'
import type { Colours } from './picture-colours.ts'
import { HEAD_PX, NAMES_PX, type Layout } from './picture-layout.ts'
import type { Pen } from './picture-pen.ts'

export interface Scene {
  readonly layout: Layout
  readonly colours: Colours
  readonly reading: Reading
  readonly weekStart: number
  readonly hijri: boolean
  readonly today: number
  readonly daysOff: ReadonlySet<number>
  readonly critical: Critical | undefined
  /** Over the names, and of the group that is none. */
  readonly words: { readonly name: string; readonly noGroup: string }
}

/** The line of time as it is on screen: ruler, days off, today, bars with their names, and what waits for what. */
export function paint(pen: Pen, scene: Scene): void {
  const { layout, colours, today, daysOff } = scene
  const { days, dayPx, width, height, rows } = layout
  const xOf = (day: number): number => NAMES_PX + (day - days.from) * dayPx
  pen.fill(colours.body, 0, 0, width, height)
  for (const { from, to } of runsOf(days, daysOff))
    pen.fill(colours.side, xOf(from), HEAD_PX, (to - from + 1) * dayPx, height - HEAD_PX)
  ruler(pen, scene, xOf)
  for (const [at, row] of rows.entries()) {
    const y = HEAD_PX + at * ROW_PX
    if (row.kind === 'group') group(pen, scene, row, y)
    if (row.kind === 'bar') bar(pen, scene, row, y, xOf)
    pen.fill(colours.line, 0, y + ROW_PX - 1, width, 1)
  }
  if (today >= days.from && today <= days.to) pen.fill(colours.today, xOf(today) + dayPx / 2, HEAD_PX, 2, height - HEAD_PX)
  arrows(pen, scene)
  pen.fill(colours.line, NAMES_PX - 1, 0, 1, height)
  pen.fill(colours.line, 0, HEAD_PX - 1, width, 1)
}

function ruler(
  pen: Pen,
  { layout, colours, reading, weekStart, hijri, today, words }: Scene,
  xOf: (day: number) => number,
): void {
  const { days, dayPx, zoom } = layout
  const ticks = rulerOf({ zoom, days, weekStart, reading })
  pen.write(words.name, { x: 20, y: HEAD_PX - 18, room: NAMES_PX - 32, colour: colours.dim, size: 13 })
  const place = ({ day, days: count }: Tick) => {
    const first = Math.max(day, days.from)
    return { x: xOf(first), room: (Math.min(day + count, days.to + 1) - first) * dayPx }
  }
  for (const tick of ticks.upper) {
    const { x, room } = place(tick)
    pen.write(tick.text, { x: x + 8, y: 15, room: room - 12, colour: colours.text })
  }
  for (const tick of ticks.lower) {
    if (tick.day < days.from) continue
    const now = tick.days === 1 && tick.day === today
    const { x, room } = place(tick)
    if (now) pen.fill(colours.filled, x + 2, 31, room - 4, 22, 11)
    pen.write(tick.text, { x, y: 42, room, colour: now ? '#fff' : colours.text, size: 12, middle: true })
  }
  if (!hijri) return
  for (const tick of ticks.hijri) {
    const { x, room } = place(tick)
    const named = tick.days > 1
    pen.write(tick.text, { x: named ? x + 8 : x, y: 69, room, colour: colours.dim, size: 12, middle: !named })
  }
}

function group(pen: Pen, { layout, colours, words }: Scene, { title }: GroupRow, y: number): void {
  pen.fill(colours.side, 0, y, layout.width, ROW_PX)
  const room = NAMES_PX - 32
  pen.write(title ?? words.noGroup, { x: 20, y: y + ROW_PX / 2, room, colour: colours.text, bold: true })
}

function bar(
  pen: Pen,
  { layout, colours, critical }: Scene,
  { bar: one, span }: BarRow,
  y: number,
  xOf: (day: number) => number,
): void {
  const { edge, fill, progress } = colours.bars[one.type]
  const lit = isCritical(critical, one.id)
  const x = xOf(span.from)
  const width = Math.max((span.to - span.from + 1) * layout.dayPx, 6)
  pen.fill(edge, 20, y + ROW_PX / 2 - 4, 8, 8, 2)
  pen.write(one.title, { x: 38, y: y + ROW_PX / 2, room: NAMES_PX - 50, colour: colours.text })
  pen.to.globalAlpha = critical && !lit ? 0.55 : 1
  if (lit) pen.fill(colours.critical, x - 2, y + 5, width + 4, 30, 8)
  pen.fill(fill, x, y + 7, width, 26, 6)
  const done = one.done ? 100 : (one.progress ?? 0)
  if (done > 0) pen.fill(progress, x, y + 7, (width * done) / 100, 26, 6)
  pen.fill(lit ? colours.critical : edge, x, y + 7, Math.min(4, width), 26, 2)
  pen.to.globalAlpha = 1
  if (one.person) {
    const behind = x + width + 8
    pen.write(one.person.fullName, {
      x: behind,
      y: y + ROW_PX / 2,
      room: Math.min(180, layout.width - behind),
      colour: colours.dim,
    })
  }
}

function arrows(pen: Pen, { layout, colours, critical }: Scene): void {
  const { rows, days, dayPx } = layout
  const shown = { from: 0, to: rows.length }
  const lines = arrowsOf({ rows, shown, canvas: days, dayPx, rowPx: ROW_PX, datesOf: (one) => one })
  pen.turned(() => {
    pen.to.translate(NAMES_PX, HEAD_PX)
    for (const { id, path, head, against } of lines) {
      const lit = critical?.arrows.has(id) ?? false
      pen.to.strokeStyle = lit ? colours.critical : against ? colours.against : colours.arrow
      pen.to.fillStyle = pen.to.strokeStyle
      pen.to.lineWidth = lit ? 2.5 : 1.5
      pen.to.stroke(new Path2D(path))
      const back = head.x + (head.ahead ? -6 : 6)
      pen.to.beginPath()
      pen.to.moveTo(head.x, head.y)
      pen.to.lineTo(back, head.y - 4)
      pen.to.lineTo(back, head.y + 4)
      pen.to.fill()
    }
  })
}
