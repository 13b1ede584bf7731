import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { Readable } from 'node:stream'
import type { PdfDocument } from './blocks.ts'
import { writePdf } from './write-pdf.ts'

/** A short document that is written when it is asked for, under its title as its name. */
export async function pdfAnswer(document: PdfDocument): Promise<FileAnswer> {
  const pdf = await writePdf(document)
  return {
    name: `${document.title}.pdf`,
    type: 'application/pdf',
    bytes: pdf.length,
    etag: null,
    shown: false,
    open: () => Promise.resolve(Readable.from([pdf])),
  }
}
