import { expect, test } from 'vitest'
import { moved, mostZoom, squareOf, wholeView, zoomed, zoomOf } from './crop-view.ts'

const wide = { width: 1_200, height: 800 }

test('a picture begins with its largest square, in the middle', () => {
  expect(wholeView(wide)).toEqual({ x: 200, y: 0, side: 800 })
})

test('the picture follows the hand and never leaves the window empty', () => {
  const view = wholeView(wide)
  expect(moved(wide, view, 0.1, 0.5)).toEqual({ x: 120, y: 0, side: 800 })
  expect(moved(wide, view, 9, 9)).toEqual({ x: 0, y: 0, side: 800 })
  expect(moved(wide, view, -9, -9)).toEqual({ x: 400, y: 0, side: 800 })
})

test('what lies under the fingers stays there while zooming', () => {
  const at = { x: 0.25, y: 0.75 }
  const before = wholeView(wide)
  const after = zoomed(wide, before, 2, at)
  expect(after).toEqual({ x: 300, y: 300, side: 400 })
  const under = (view: typeof before) => [view.x + at.x * view.side, view.y + at.y * view.side]
  expect(under(after)).toEqual(under(before))
})

test('nobody zooms out of the picture, nor into pixels that are not there', () => {
  expect(zoomOf(wide, zoomed(wide, wholeView(wide), 0.1))).toBe(1)
  expect(zoomOf(wide, zoomed(wide, wholeView(wide), 99))).toBe(mostZoom(wide))
  expect(mostZoom({ width: 100, height: 90 })).toBe(1)
})

test('what is sent are whole pixels inside the picture', () => {
  expect(squareOf(wide, { x: 400.4, y: 0.2, side: 799.9 })).toEqual({ x: 400, y: 0, side: 799 })
  expect(squareOf(wide, { x: 400.6, y: 0.6, side: 799.9 })).toEqual({ x: 401, y: 1, side: 799 })
})
