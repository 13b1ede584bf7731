/** What of a picture is seen through a square window: the upper start corner and the side, in pixels of the picture. */
export interface CropView {
  readonly x: number
  readonly y: number
  readonly side: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Finer than this a photo of 256 pixels would be invented. */
const LEAST_SIDE = 128
const MAX_ZOOM = 5

const shorter = ({ width, height }: Size): number => Math.min(width, height)
const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

/** 1 shows the whole shorter side. */
export const mostZoom = (picture: Size): number => between(1, shorter(picture) / LEAST_SIDE, MAX_ZOOM)
export const zoomOf = (picture: Size, { side }: CropView): number => shorter(picture) / side

/** The largest square, in the middle. */
export function wholeView(picture: Size): CropView {
  const side = shorter(picture)
  return { x: (picture.width - side) / 2, y: (picture.height - side) / 2, side }
}

/** The picture follows the hand: `dx` and `dy` are parts of the window. It never leaves the window empty. */
export function moved(picture: Size, view: CropView, dx: number, dy: number): CropView {
  return within(picture, { ...view, x: view.x - dx * view.side, y: view.y - dy * view.side })
}

/** What lies under `at` (parts of the window) stays there. */
export function zoomed(picture: Size, view: CropView, zoom: number, at = { x: 0.5, y: 0.5 }): CropView {
  const side = shorter(picture) / between(1, zoom, mostZoom(picture))
  return within(picture, { x: view.x + at.x * (view.side - side), y: view.y + at.y * (view.side - side), side })
}

const within = ({ width, height }: Size, { x, y, side }: CropView): CropView => ({
  x: between(0, x, width - side),
  y: between(0, y, height - side),
  side,
})

/** In whole pixels, as it is sent. */
export function squareOf(picture: Size, { x, y, side }: CropView): CropView {
  const whole = Math.max(1, Math.floor(side))
  return {
    x: between(0, Math.round(x), picture.width - whole),
    y: between(0, Math.round(y), picture.height - whole),
    side: whole,
  }
}
