import { DOCX, type FileType } from '@diwan/contract/files/vocabulary'
import { fileTypeFromBuffer } from 'file-type'
import { readMp4 } from './media/mp4.ts'
import { refuseFile } from './refuse.ts'
import { readZip } from './zip.ts'

const types: Readonly<Record<string, FileType>> = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
  'application/pdf': 'application/pdf',
  'video/mp4': 'video/mp4',
  [DOCX]: DOCX,
}

/**
 * By content, never by name. A signature alone proves little: pictures are re-encoded, everything else is inspected. A PNG
 * of many frames is none of ours.
 */
export async function typeOf(content: Buffer): Promise<FileType | null> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  const type = types[found?.mime ?? '']
  if (type === 'application/pdf') return isPdf(content) ? type : null
  if (type === 'video/mp4') return readMp4(content) ? type : null
  if (type === DOCX) return (await isDocument(content)) ? type : null
  return type ?? null
}

/** A reader of PDF looks for its end here. */
const TAIL = 1_024

const isPdf = (content: Buffer): boolean =>
  content.subarray(0, 5).toString('latin1') === '%PDF-' && content.subarray(-TAIL).includes('%%EOF')

/** Whatever could run when the document is opened: macros, and controls that bring their own. */
const RUNS = /(^|\/)(vbaProject|vbaData|activeX)/i

async function isDocument(content: Buffer): Promise<boolean> {
  const zip = await readZip(content, '[Content_Types].xml')
  if (!zip?.names.includes('word/document.xml')) return false
  if (zip.names.some((name) => RUNS.test(name)) || /macroEnabled|vbaProject/i.test(zip.text)) refuseFile('file_macros')
  return true
}
