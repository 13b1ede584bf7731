import qrcode from 'qrcode'
import type { PdfBlock } from './blocks.ts'
import { INK, LINE_HEIGHT, QUIET, type Box, type Paper, type Style } from './paper.ts'
import { drawTable } from './table.ts'

const TEXT: Style = { size: 11, weight: 400, colour: INK }
const LABEL: Style = { size: 10, weight: 400, colour: QUIET }
const HEADING_SIZE = 16
/** Of a fact, the share of the width that its label takes. */
const LABEL_SHARE = 0.3
const GAP = 6
/** A screen has 96 pixels to the inch, and paper 72 points. */
const POINTS_A_PIXEL = 0.75

export function drawBlock(paper: Paper, block: PdfBlock): void {
  if (block.kind === 'gap') return paper.down(block.height)
  if (block.kind === 'table') {
    paper.down(GAP)
    drawTable(paper, block)
    return paper.down(2 * GAP)
  }
  if (block.kind === 'fact') return drawFact(paper, block)
  if (block.kind === 'qr') return drawCode(paper, block)
  if (block.kind === 'picture') return drawPicture(paper, block)
  if (block.kind === 'rule') {
    paper.room(2 * GAP)
    paper.down(GAP)
    paper.rule()
    return paper.down(GAP)
  }
  const { text, size = block.kind === 'heading' ? HEADING_SIZE : TEXT.size, centred = false } = block
  const style: Style =
    block.kind === 'heading' ? { size, weight: 600, colour: INK } : { size, weight: 400, colour: block.quiet ? QUIET : INK }
  drawText(paper, text, style, centred)
}

function drawText(paper: Paper, text: string, style: Style, centred: boolean): void {
  for (const line of paper.lines(text, style, paper.box.width)) {
    paper.room(style.size * LINE_HEIGHT)
    paper.put(line, paper.box, paper.top(), style, centred)
    paper.down(style.size * LINE_HEIGHT)
  }
  paper.down(GAP)
}

/** The label at the beginning of the line, its value beside it. */
function drawFact(paper: Paper, { label, value }: Extract<PdfBlock, { kind: 'fact' }>): void {
  const { x, width } = paper.box
  const own = width * LABEL_SHARE
  const isRtl = paper.direction === 'rtl'
  const labelBox: Box = { x: isRtl ? x + width - own : x, width: own - GAP }
  const valueBox: Box = { x: isRtl ? x : x + own, width: width - own }
  const labels = paper.lines(label, LABEL, labelBox.width)
  const values = paper.lines(value, TEXT, valueBox.width)
  for (let index = 0; index < Math.max(labels.length, values.length); index++) {
    const height = TEXT.size * LINE_HEIGHT
    paper.room(height)
    if (labels[index]) paper.put(labels[index]!, labelBox, paper.top(), LABEL)
    if (values[index]) paper.put(values[index]!, valueBox, paper.top(), TEXT)
    paper.down(height)
  }
}

function drawPicture(paper: Paper, { bytes, width, height }: Extract<PdfBlock, { kind: 'picture' }>): void {
  const scale = Math.min(POINTS_A_PIXEL, paper.box.width / width, paper.doc.page.height / 2 / height)
  const [shownWidth, shownHeight] = [width * scale, height * scale]
  paper.room(shownHeight)
  const free = paper.box.width - shownWidth
  const x = paper.box.x + (paper.direction === 'rtl' ? free : 0)
  paper.doc.image(Buffer.from(bytes), x, paper.top(), { width: shownWidth, height: shownHeight })
  paper.down(shownHeight + GAP)
}

function drawCode(paper: Paper, { text, side, centred = false }: Extract<PdfBlock, { kind: 'qr' }>): void {
  paper.room(side)
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' })
  const step = side / modules.size
  const free = paper.box.width - side
  const before = centred ? free / 2 : paper.direction === 'rtl' ? free : 0
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) paper.doc.rect(paper.box.x + before + column * step, paper.top() + row * step, step, step)
  paper.doc.fill(INK)
  paper.down(side + GAP)
}
