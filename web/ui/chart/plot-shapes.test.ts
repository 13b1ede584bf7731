import { expect, test } from 'vitest'
import { plotShapes, ticksOf, type Panel, type PlotAsked } from './plot-shapes.ts'

const panel = (values: (number | null)[], more: Partial<Panel> = {}): Panel => ({
  kind: 'bars',
  unit: 'count',
  height: 100,
  series: [{ key: 'a', label: 'A', colour: '--c1', values }],
  ...more,
})
const mark = (day: number) => ({ label: String(day), lead: `${day} Nov`, group: 'Nov' })
const asked = (more: Partial<PlotAsked> = {}): PlotAsked => ({
  width: 400,
  steps: [1, 2, 3, 4].map((day) => ({ key: String(day), mark: mark(day) })),
  panels: [panel([1, 2, 3, 4])],
  rtl: false,
  leftward: false,
  text: String,
  ...more,
})
const bars = (more?: Partial<PlotAsked>) => plotShapes(asked(more)).shapes.flatMap((one) => (one.kind === 'box' ? [one] : []))

test('time runs to the right, or to the left; the axis of values follows the page alone', () => {
  const placesOf = (more?: Partial<PlotAsked>) => bars(more).map(({ x }) => x)
  expect(placesOf()).toEqual(placesOf().toSorted((a, b) => a - b))
  expect(placesOf({ leftward: true })).toEqual(placesOf({ leftward: true }).toSorted((a, b) => b - a))
  const axis = (more?: Partial<PlotAsked>) => plotShapes(asked(more)).shapes.find((one) => one.kind === 'text')
  expect(axis()).toMatchObject({ x: 38, anchor: 'end' })
  expect(axis({ rtl: true })).toMatchObject({ x: 362, anchor: 'start' })
  expect(axis({ leftward: true })).toEqual(axis())
})

test('bars stand on zero and are as high as their values', () => {
  const [one, , , four] = bars()
  expect(one!.y + one!.height).toBe(four!.y + four!.height)
  expect(four!.height).toBeCloseTo(4 * one!.height)
})

test('a line has a gap where there is no value, and a dot where a value stands alone', () => {
  const { shapes } = plotShapes(asked({ panels: [panel([1, null, 3, 4], { kind: 'line' })] }))
  const line = shapes.find((one) => one.kind === 'path' && one.stroke === '--c1')
  expect(line).toMatchObject({ d: expect.stringMatching(/^M[^M]*M[^M]*$/) as unknown })
})

test('ticks are whole numbers above the largest value, and whole parts of hours', () => {
  expect(ticksOf(panel([0]))).toEqual([0, 1, 2])
  expect(ticksOf(panel([28]))).toEqual([0, 10, 20, 30])
  expect(ticksOf(panel([4_200], { unit: 'seconds' }))).toEqual([0, 3_600, 7_200])
  expect(ticksOf(panel([null, 600], { unit: 'seconds' }))).toEqual([0, 900, 1_800])
})

test('labels that have no room are left out, and the first of a month names it', () => {
  const steps = Array.from({ length: 60 }, (_, at) => ({ key: String(at), mark: mark(at + 1) }))
  const texts = plotShapes(asked({ steps, panels: [panel([])] })).shapes.flatMap((one) =>
    one.kind === 'text' && one.anchor === 'middle' ? [one.text] : [],
  )
  expect(texts.length).toBeLessThan(8)
  expect(texts[0]).toContain('1 Nov')
  expect(texts[1]).not.toContain('Nov')
})
