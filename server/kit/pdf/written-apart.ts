import { Apart } from '../apart/apart.ts'
import { Problem } from '../http/problem.ts'
import type { PdfDocument } from './blocks.ts'

const write = new Apart<PdfDocument, Uint8Array>(new URL('pdf-worker.ts', import.meta.url), {
  seconds: 30,
  megabytes: 512,
  atOnce: 2,
})

/** Tens of milliseconds of the processor for each page, which other people do not wait for. */
export async function writtenApart(person: string, document: PdfDocument): Promise<Buffer> {
  const pdf = await write.run(person, document)
  if (!pdf) throw new Problem('too_large')
  return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
}
