import type { PdfBlock } from './blocks.ts'
import { INK, LINE_HEIGHT, QUIET, type Box, type Paper, type Style } from './paper.ts'

const CELL: Style = { size: 9.5, weight: 400, colour: INK }
const HEAD: Style = { size: 9, weight: 600, colour: QUIET }
const PADDING = 4

/** Columns of one width, the first at the beginning of the line; the head again on each page. */
export function drawTable(paper: Paper, { head, rows }: Extract<PdfBlock, { kind: 'table' }>): void {
  const width = paper.box.width / Math.max(1, head.length)
  const boxes = head.map((_, index): Box => {
    const place = paper.direction === 'rtl' ? head.length - 1 - index : index
    return { x: paper.box.x + place * width + PADDING / 2, width: width - PADDING }
  })
  const drawHead = (): void => drawRow(paper, boxes, head, HEAD)
  drawHead()
  for (const row of rows) drawRow(paper, boxes, row, CELL, drawHead)
}

/** A row that is longer than what is left of the page is continued on the next one. */
function drawRow(paper: Paper, boxes: readonly Box[], cells: readonly string[], style: Style, onPage?: () => void): void {
  const height = style.size * LINE_HEIGHT
  const drawn = boxes.map((box, index) => paper.lines(cells[index] ?? '', style, box.width))
  const count = Math.max(1, ...drawn.map((lines) => lines.length))
  for (let index = 0; index < count; index++) {
    if (paper.room(height + PADDING)) onPage?.()
    for (const [column, lines] of drawn.entries()) {
      const line = lines[index]
      if (line) paper.put(line, boxes[column]!, paper.top(), style)
    }
    paper.down(height)
  }
  paper.down(PADDING / 2)
  paper.rule()
  paper.down(PADDING / 2)
}
