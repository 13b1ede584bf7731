import type { Bar } from '@diwan/contract/timeline/schemas'
import { useCallback, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrganisation } from '../../../kit/environment.ts'
import { dayText } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import { usePhone } from '../../../kit/widths.ts'
import type { Calendar } from '../model/moving.ts'
import { arrowsOf } from '../model/arrows.ts'
import { isCritical, type Critical } from '../model/critical.ts'
import type { Workload } from '../model/loads.ts'
import { loadRowsOf, rowsOf, type BarRow, type Row } from '../model/rows.ts'
import { rulerOf } from '../model/ruler.ts'
import type { Picture } from '../model/picture.ts'
import { canvasOf, DAY_PX, numberOf, PHONE_ROW_PX, ROW_PX, spanOf, type Dates, type Zoom } from '../model/scale.ts'
import { Arrows } from './arrows.tsx'
import { Bands } from './bands.tsx'
import { BarView } from './bar-view.tsx'
import classes from './canvas.module.css'
import { GroupView } from './group-view.tsx'
import { LoadView } from './load-view.tsx'
import { RulerHead } from './ruler-head.tsx'
import { useBarDrag } from './use-bar-drag.ts'
import { useBarKeys } from './use-bar-keys.ts'
import { useDrawn } from './use-drawn.ts'

/** What the buttons above the canvas do with it. */
export interface CanvasHandle {
  toToday(): void
  step(way: 1 | -1): void
  picture(): Promise<Picture>
}

interface TimelineCanvasProps {
  readonly label: string
  readonly bars: readonly Bar[]
  /** Groups that are known, in their order. */
  readonly groups: readonly string[]
  readonly zoom: Zoom
  /** In which direction time runs. */
  readonly direction: 'rtl' | 'ltr'
  readonly hijri: boolean
  readonly daysOff: ReadonlySet<number>
  readonly calendar: Calendar
  /** Lit, where it is asked for. */
  readonly critical: Critical | undefined
  /** Below the bars, where it is asked for. */
  readonly workload: Workload | undefined
  readonly onOpen: (bar: Bar) => void
  readonly onMove: (bar: Bar, dates: Dates) => void
  readonly ref: Ref<CanvasHandle>
}

const NAMES_PX = 288

/** Bars on one line of time: of any number only those within the frame are drawn. */
export function TimelineCanvas(props: TimelineCanvasProps) {
  const { label, bars, groups, zoom, direction, hijri, daysOff, calendar, critical, workload, onOpen, onMove, ref } = props
  const { t } = useTranslation('timeline')
  const reading = useReading()
  const weekStart = useOrganisation()?.weekStart ?? 0
  const phone = usePhone()
  const [namesPx, rowPx] = phone ? [0, PHONE_ROW_PX] : [NAMES_PX, ROW_PX]
  const [folded, fold] = useState<ReadonlySet<string>>(new Set())
  const [announced, say] = useState('')
  const [reached, reach] = useState<string>()
  const loads = workload?.people
  const rows = useMemo(() => [...rowsOf(bars, groups, folded), ...loadRowsOf(loads ?? [])], [bars, groups, folded, loads])
  const today = numberOf(calendar.today)
  const canvas = useMemo(() => canvasOf(bars.map(spanOf), today), [bars, today])
  const dayPx = DAY_PX[zoom]
  const rtl = direction === 'rtl'
  const { frame, drawn } = useDrawn({ rows: rows.length, days: canvas, dayPx, rowPx, namesPx })
  const { from, to } = drawn.days
  const ruler = useMemo(() => rulerOf({ zoom, days: { from, to }, weekStart, reading }), [zoom, from, to, weekStart, reading])
  const inOrder = useMemo(() => rows.flatMap((row) => (row.kind === 'bar' ? [row.bar] : [])), [rows])

  const scrollTo = useCallback(
    (inline: number, smooth = false) =>
      frame.current?.scrollTo({ left: rtl ? -inline : inline, behavior: smooth ? 'smooth' : 'instant' }),
    [frame, rtl],
  )
  const inlineOf = (): number => Math.abs(frame.current?.scrollLeft ?? 0)
  const room = (): number => (frame.current?.clientWidth ?? 0) - namesPx
  const toToday = useCallback(() => {
    const width = (frame.current?.clientWidth ?? 0) - namesPx
    scrollTo(Math.max(0, (today - canvas.from) * dayPx - width / 4))
  }, [frame, namesPx, scrollTo, today, canvas.from, dayPx])
  /** In another scale, or the other way round, the same moment is shown: today at first. */
  const middle = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (middle.current === undefined) toToday()
    else scrollTo((middle.current - canvas.from) * dayPx - room() / 2)
    const element = frame.current
    const keep = () => {
      middle.current = canvas.from + (Math.abs(element?.scrollLeft ?? 0) + room() / 2) / dayPx
    }
    element?.addEventListener('scroll', keep, { passive: true })
    return () => element?.removeEventListener('scroll', keep)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another scale or direction alone
  }, [dayPx, direction])
  useImperativeHandle(ref, () => ({
    toToday,
    step: (way) => scrollTo(inlineOf() + way * room() * 0.8, true),
    picture: async () => {
      const { pictureOf } = await import('../model/picture.ts')
      const words = { name: t('name'), noGroup: t('noneElsewhere') }
      const scene = { rows, zoom, direction, reading, weekStart, hijri, today, daysOff, critical, words }
      return pictureOf(frame.current!, scene)
    },
  }))

  const focus = (id: string) => {
    const at = rows.findIndex((row) => row.kind === 'bar' && row.bar.id === id)
    const row = rows[at]
    const element = frame.current
    if (row?.kind !== 'bar' || !element) return
    reach(id)
    const top = at * rowPx
    if (top < element.scrollTop) element.scrollTop = top
    else if (top > element.scrollTop + element.clientHeight - rowPx * 4)
      element.scrollTop = top - element.clientHeight + rowPx * 5
    const start = (row.span.from - canvas.from) * dayPx
    if (start < inlineOf() || start > inlineOf() + room() - 80) scrollTo(Math.max(0, start - room() / 4))
    requestAnimationFrame(() =>
      requestAnimationFrame(() => element.querySelector<HTMLElement>(`[data-bar="${id}"]`)?.focus({ preventScroll: true })),
    )
  }
  const spoken = ({ startDate, dueDate }: Dates) => ({ from: dayText(startDate ?? dueDate!), to: dayText(dueDate ?? startDate!) })
  const drag = useBarDrag({ dayPx, rtl, calendar, onDrop: onMove })
  const keys = useBarKeys({
    bars: inOrder,
    rtl,
    calendar,
    onDrop: onMove,
    onOpen,
    focus,
    scroll: (days) => scrollTo(inlineOf() + days * dayPx, true),
    says: (what, bar, dates) => say(t(`said_${what}`, { title: bar.title, ...spoken(dates) })),
  })
  const moving = drag.moving ?? keys.lifted
  const shown = rows.slice(drawn.rows.from, drawn.rows.to)
  const datesOf = (bar: Bar) => (moving?.id === bar.id ? moving.dates : bar)
  const arrows = arrowsOf({ rows, shown: drawn.rows, canvas, dayPx, rowPx, datesOf })
  const withLine = new Set(arrows.map(({ leavesEndOf }) => leavesEndOf))
  const first = shown.find((row): row is BarRow => row.kind === 'bar')?.bar.id
  const tabbed = shown.some((row) => row.kind === 'bar' && row.bar.id === reached) ? reached : first

  return (
    <div
      ref={frame}
      dir={direction}
      className={classes['frame']}
      data-timeline
      data-phone={phone || undefined}
      style={{ ['--names' as string]: `${namesPx}px` }}
    >
      <div className={classes['head']} style={{ inlineSize: namesPx + (canvas.to - canvas.from + 1) * dayPx }}>
        <div className={classes['corner']}>{t('name')}</div>
        <RulerHead ruler={ruler} canvas={canvas} dayPx={dayPx} today={today} daysOff={daysOff} hijri={hijri} />
      </div>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length}
        className={classes['body']}
        data-critical={critical !== undefined || undefined}
        style={{ blockSize: rows.length * rowPx, inlineSize: namesPx + (canvas.to - canvas.from + 1) * dayPx }}
      >
        <Bands days={drawn.days} canvas={canvas} dayPx={dayPx} today={today} daysOff={daysOff} />
        <Arrows arrows={arrows} critical={critical} />
        {shown.map((row, at) => {
          const place = drawn.rows.from + at
          const id = keyOf(row)
          return (
            <div
              key={id}
              role="row"
              aria-rowindex={place + 1}
              className={classes['row']}
              data-group={row.kind === 'group' || row.kind === 'loads' || undefined}
              style={{ insetBlockStart: place * rowPx }}
            >
              {row.kind === 'loads' ? (
                <div role="rowheader" className={classes['name']} data-group>
                  <b>{t('workload')}</b>
                </div>
              ) : row.kind === 'load' ? (
                <LoadView
                  load={row.load}
                  capacity={workload!.capacity}
                  days={drawn.days}
                  canvas={canvas}
                  zoom={zoom}
                  weekStart={weekStart}
                />
              ) : row.kind === 'group' ? (
                <GroupView row={row} onFold={() => fold(toggled(folded, row.id ?? ''))} />
              ) : (
                <BarView
                  row={row}
                  canvas={canvas}
                  dayPx={dayPx}
                  reached={row.bar.id === tabbed}
                  critical={isCritical(critical, row.bar.id)}
                  lineBehind={withLine.has(row.bar.id)}
                  moving={moving?.id === row.bar.id ? moving.dates : undefined}
                  onOpen={() => onOpen(row.bar)}
                  onPress={(event) => drag.press(event, row.bar)}
                  onKey={(event) => keys.press(event, row.bar)}
                  onReach={() => reach(row.bar.id)}
                />
              )}
            </div>
          )
        })}
      </div>
      <p id="timeline-keys" hidden>
        {t('keys')}
      </p>
      <p className={classes['heard']} role="status" aria-live="assertive">
        {announced}
      </p>
    </div>
  )
}

function keyOf(row: Row): string {
  switch (row.kind) {
    case 'group':
      return `group ${row.id}`
    case 'bar':
      return row.bar.id
    case 'load':
      return `load ${row.load.person.id}`
    case 'loads':
      return 'loads'
  }
}

function toggled(held: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(held)
  if (!next.delete(id)) next.add(id)
  return next
}
