import './chart.css'
import { VisuallyHidden } from '@mantine/core'
import { Suspense, useRef, useState, type KeyboardEvent } from 'react'
import { useDirection } from '../../kit/formats.ts'
import { lazyDialog } from '../lazy-part.tsx'
import { useWidth } from '../use-width.ts'
import { DrawnShapes } from './drawn-shapes.tsx'
import { plotShapes, type Panel, type Step } from './plot-shapes.ts'
import type { StepLink } from './step-popover.tsx'
import classes from './plot.module.css'

const StepPopover = lazyDialog(async () => ({ default: (await import('./step-popover.tsx')).StepPopover }))

/** A step with the words of what opens at it. */
export interface NamedStep extends Step {
  readonly title: string
  readonly subtitle?: string | undefined
}

interface PlotProps {
  readonly label: string
  readonly steps: readonly NamedStep[]
  readonly panels: readonly Panel[]
  readonly text: (value: number, unit: Panel['unit']) => string
  /** Time runs against the direction of the page. */
  readonly flipped?: boolean
  /** The lists behind a step. */
  readonly linksOf: (at: number) => readonly StepLink[]
}

/** Bars and lines over steps of time. Each step is a button that tells its values and opens the lists behind them. */
export function Plot({ label, steps, panels, text, flipped = false, linksOf }: PlotProps) {
  const frame = useRef<HTMLElement>(null)
  const width = useWidth(frame)
  const rtl = useDirection() === 'rtl'
  const leftward = rtl !== flipped
  const [current, setCurrent] = useState<number>()
  const [opened, setOpened] = useState<number>()
  const { height, shapes, columns } = plotShapes({ width, steps, panels, rtl, leftward, text })
  const last = steps.length - 1
  const stop = Math.min(current ?? last, last)
  const buttonAt = (at: number) => frame.current?.querySelector<HTMLElement>(`[data-step="${at}"]`)
  const walk = (event: KeyboardEvent) => {
    const ways: Readonly<Record<string, number>> = {
      ArrowLeft: stop + (leftward ? 1 : -1),
      ArrowRight: stop + (leftward ? -1 : 1),
      Home: 0,
      End: last,
    }
    const next = ways[event.key]
    if (next === undefined) return
    event.preventDefault()
    const at = Math.max(0, Math.min(last, next))
    setCurrent(at)
    buttonAt(at)?.focus()
  }
  const close = () => {
    if (opened !== undefined) buttonAt(opened)?.focus()
    setOpened(undefined)
  }
  const series = panels.flatMap((panel) => panel.series.map((one) => ({ ...one, unit: panel.unit })))
  const figuresOf = (at: number) =>
    series.map(({ key, label: name, colour, values, unit }) => {
      const value = values[at] ?? null
      return { key, label: name, colour, text: value === null ? '–' : text(value, unit) }
    })
  return (
    <figure ref={frame} className={classes['plot']} aria-label={label} data-plot>
      <svg width={width} height={height} aria-hidden direction="ltr">
        <DrawnShapes shapes={shapes} />
      </svg>
      <div role="toolbar" tabIndex={-1} aria-label={label} dir="ltr" className={classes['steps']} onKeyDown={walk}>
        {steps.map((step, at) => (
          <button
            key={step.key}
            type="button"
            data-step={at}
            tabIndex={at === stop ? 0 : -1}
            aria-haspopup="menu"
            aria-expanded={at === opened}
            aria-label={[step.title, ...figuresOf(at).map((one) => `${one.label} ${one.text}`)].join(', ')}
            style={{ insetInlineStart: columns[at]!.x, inlineSize: columns[at]!.width }}
            onFocus={() => setCurrent(at)}
            onClick={() => setOpened(at)}
          />
        ))}
        <Suspense>
          {opened !== undefined && steps[opened] && (
            <StepPopover
              key={opened}
              column={columns[opened]!}
              title={steps[opened].title}
              subtitle={steps[opened].subtitle}
              figures={figuresOf(opened)}
              links={linksOf(opened)}
              onClose={close}
            />
          )}
        </Suspense>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{label}</th>
              {series.map((one) => (
                <th key={one.key} scope="col">
                  {one.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map((step, at) => (
              <tr key={step.key}>
                <th scope="row">{step.title}</th>
                {figuresOf(at).map((one) => (
                  <td key={one.key}>{one.text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}
