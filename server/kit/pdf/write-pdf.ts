import { buffer } from 'node:stream/consumers'
import type { PdfDocument } from './blocks.ts'
import { drawBlock } from './draw-block.ts'
import { createPaper, QUIET, type Style } from './paper.ts'

const FOOT: Style = { size: 8.5, weight: 400, colour: QUIET }

/**
 * A PDF on A4 whose Arabic looks right and is found by search. It costs some tens of milliseconds of the processor for each page, so
 * long documents are written by jobs.
 */
export async function writePdf(document: PdfDocument): Promise<Buffer> {
  const paper = createPaper(document)
  const { doc } = paper
  const written = buffer(doc)
  for (const block of document.blocks) drawBlock(paper, block)

  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const texts = [document.foot, count > 1 ? `${page + 1} / ${count}` : undefined].filter((text) => text !== undefined)
    const [line] = paper.lines(texts.join(' · '), FOOT, paper.box.width)
    if (line) paper.put(line, paper.box, paper.footAt(), FOOT)
  }
  doc.end()
  return written
}
