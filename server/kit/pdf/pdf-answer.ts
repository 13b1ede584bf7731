import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { Readable } from 'node:stream'
import type { PdfDocument } from './blocks.ts'
import { writtenApart } from './written-apart.ts'

/** A document that is written when this person asks for it, under its title as its name. */
export async function pdfAnswer(person: string, document: PdfDocument): Promise<FileAnswer> {
  const pdf = await writtenApart(person, document)
  return {
    name: `${document.title}.pdf`,
    type: 'application/pdf',
    bytes: pdf.length,
    etag: null,
    shown: false,
    open: () => Promise.resolve(Readable.from([pdf])),
  }
}
