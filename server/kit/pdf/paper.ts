import { directionOf, type Direction } from '@diwan/core/direction'
import PdfFile from 'pdfkit'
import type { PdfDocument } from './blocks.ts'
import { createBrush } from './brush.ts'
import { facesOf, type Weight } from './faces.ts'
import { linesOf, type Line } from './lines.ts'

export const INK = '#171a20'
export const QUIET = '#5c6675'
export const HAIRLINE = '#cfd5de'
const MARGIN = 48
const FOOT = 28
/** Arabic needs the room, or the dots of a final ya meet the line below. */
export const LINE_HEIGHT = 1.75
const BASELINE = 1.2

export interface Style {
  readonly size: number
  readonly weight: Weight
  readonly colour: string
}

export interface Box {
  readonly x: number
  readonly width: number
}

/** Pages that fill from top to bottom; `top` is where the next line begins, in points. */
export function createPaper({ title, language, landscape = false }: PdfDocument) {
  const doc = new PdfFile({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Producer: 'Diwan', Creator: 'Diwan' },
    font: facesOf(400)[0] as never, // takes an opened font, which its types do not know
  })
  const write = createBrush(doc)
  const direction: Direction = language === 'ar' ? 'rtl' : 'ltr'
  const box: Box = { x: MARGIN, width: doc.page.width - 2 * MARGIN }
  const state = { top: MARGIN }
  const bottom = (): number => doc.page.height - MARGIN - FOOT

  const put = (line: Line, { x, width }: Box, top: number, style: Style, centred = false): void => {
    const free = Math.max(0, width - line.width)
    const before = centred ? free / 2 : direction === 'rtl' ? free : 0
    doc.fillColor(style.colour)
    write(line, x + before, top + style.size * BASELINE, style.size, style.weight)
  }
  return {
    doc,
    direction,
    box,
    put,
    top: () => state.top,
    down: (height: number) => void (state.top += height),
    lines: (text: string, style: Style, width: number) =>
      linesOf(text, { ...style, direction: directionOf(text, direction) }, width),
    /** Begins a page where so much does not fit; answers whether it did. */
    room: (height: number): boolean => {
      if (state.top + height <= bottom() || state.top === MARGIN) return false
      doc.addPage()
      state.top = MARGIN
      return true
    },
    rule: (): void => {
      doc
        .moveTo(box.x, state.top)
        .lineTo(box.x + box.width, state.top)
        .lineWidth(0.5)
        .stroke(HAIRLINE)
    },
    footAt: () => doc.page.height - MARGIN,
  }
}

export type Paper = ReturnType<typeof createPaper>
