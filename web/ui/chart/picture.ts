import { TEXT, type Colour, type Shape } from './shapes.ts'

const SCALE = 2
const EDGE = 16
const HEAD = 40

interface Picture {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  readonly legend: readonly { readonly label: string; readonly colour: Colour }[]
  readonly rtl: boolean
}

/** A chart as a PNG in the colours and letters of the page. */
export function pictureOf({ title, width, height, shapes, legend, rtl }: Picture): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * EDGE) * SCALE
  canvas.height = (height + HEAD + 2 * EDGE) * SCALE
  const pen = canvas.getContext('2d')!
  const style = getComputedStyle(document.documentElement)
  const colour = (name: Colour) => style.getPropertyValue(name).trim() || '#000'
  const font = getComputedStyle(document.body).fontFamily
  pen.scale(SCALE, SCALE)
  pen.fillStyle = colour('--mantine-color-body')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.translate(EDGE, EDGE)
  writeHead(pen, { title, legend, rtl, width, font, colour })
  pen.translate(0, HEAD)
  pen.direction = 'ltr'
  for (const shape of shapes) drawShape(pen, shape, colour, font)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

type Colours = (name: Colour) => string
type Head = Pick<Picture, 'title' | 'legend' | 'rtl' | 'width'> & { readonly font: string; readonly colour: Colours }

function writeHead(pen: CanvasRenderingContext2D, { title, legend, rtl, width, font, colour }: Head): void {
  pen.direction = rtl ? 'rtl' : 'ltr'
  pen.textAlign = 'start'
  pen.fillStyle = colour('--mantine-color-text')
  pen.font = `600 14px ${font}`
  const place = (from: number) => (rtl ? width - from : from)
  pen.fillText(title, place(0), 12)
  pen.font = `400 ${TEXT}px ${font}`
  let from = 0
  for (const { label, colour: name } of legend) {
    pen.fillStyle = colour(name)
    pen.fillRect(rtl ? width - from - 9 : from, 23, 9, 9)
    pen.fillStyle = colour('--diwan-dim')
    pen.fillText(label, place(from + 14), 32)
    from += 30 + pen.measureText(label).width
  }
}

function drawShape(pen: CanvasRenderingContext2D, shape: Shape, colour: Colours, font: string): void {
  if (shape.kind === 'box') {
    pen.fillStyle = colour(shape.fill)
    pen.beginPath()
    pen.roundRect(shape.x, shape.y, shape.width, shape.height, shape.round ?? 0)
    return pen.fill()
  }
  if (shape.kind === 'text') {
    pen.fillStyle = colour(shape.fill)
    pen.font = `${shape.strong ? 500 : 400} ${TEXT}px ${font}`
    pen.textAlign = shape.anchor === 'middle' ? 'center' : shape.anchor === 'end' ? 'right' : 'left'
    return pen.fillText(shape.text, shape.x, shape.y)
  }
  const path = new Path2D(shape.d)
  if (shape.fill) {
    pen.globalAlpha = shape.faint ? 0.1 : 1
    pen.fillStyle = colour(shape.fill)
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is no array
    pen.fill(path)
    pen.globalAlpha = 1
  }
  if (!shape.stroke) return
  pen.strokeStyle = colour(shape.stroke)
  pen.lineWidth = shape.stroke === '--diwan-line' ? 1 : 2
  pen.setLineDash(shape.dashed ? [4, 3] : [])
  pen.stroke(path)
}
