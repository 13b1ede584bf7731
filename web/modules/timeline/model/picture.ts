import type { Direction } from '@diwan/core/direction'
import type { Row } from './rows.ts'
import type { Zoom } from './scale.ts'
import { coloursOf } from './picture-colours.ts'
import { layoutOf, MAX_ROWS } from './picture-layout.ts'
import { paint, type Scene } from './picture-paint.ts'
import { Pen } from './picture-pen.ts'

/** No browser draws more pixels at once, on some telephones fewer. */
const MAX_PIXELS = 16_000_000

export interface Pictured extends Omit<Scene, 'layout' | 'colours'> {
  readonly rows: readonly Row[]
  readonly zoom: Zoom
  readonly direction: Direction
}

/** A PNG, and whether it shows every row. */
export interface Picture {
  readonly blob: Blob
  readonly rows: number
  readonly whole: boolean
}

/** Of all bars in the colours and letters of this frame, twice as fine where it is small enough. Throws where the browser cannot draw it. */
export async function pictureOf(frame: HTMLElement, { rows, zoom, direction, ...scene }: Pictured): Promise<Picture> {
  const layout = layoutOf(rows, zoom, scene.today)
  const scale = layout.width * layout.height * 4 <= MAX_PIXELS ? 2 : 1
  const canvas = document.createElement('canvas')
  canvas.width = layout.width * scale
  canvas.height = layout.height * scale
  const to = canvas.getContext('2d')
  if (!to) throw new Error('No canvas to draw on')
  to.scale(scale, scale)
  const pen = new Pen(to, { width: layout.width, direction, font: getComputedStyle(frame).fontFamily })
  paint(pen, { layout, colours: coloursOf(frame), ...scene })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture is too large to draw')
  return {
    blob,
    rows: layout.rows.length,
    whole: rows.filter(({ kind }) => kind === 'group' || kind === 'bar').length <= MAX_ROWS,
  }
}
