import { DOCX, type FileType } from '@diwan/contract/files/vocabulary'
import { fileTypeFromFile } from 'file-type'
import type { Content } from './content.ts'
import { readMp4, type Mp4 } from './media/mp4.ts'
import { outlineOf } from './media/outline.ts'
import { refuseFile } from './refuse.ts'
import { readZip } from './zip.ts'

export interface Found {
  readonly type: FileType
  readonly film?: Mp4
}

const types: Readonly<Record<string, FileType>> = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
  'application/pdf': 'application/pdf',
  'video/mp4': 'video/mp4',
}

/** How all that we take begin; nothing else is looked at any further. */
const BEGINS = /^(\x89PNG|\xff\xd8\xff|%PDF-|PK|.{4}ftyp)/s

/**
 * By content, never by name. A signature alone proves little: pictures are re-encoded, everything else is inspected. A PNG
 * of many frames is none of ours.
 */
export async function typeOf(content: Content): Promise<Found | null> {
  const begin = (await content.part(0, 12)).toString('latin1')
  if (!BEGINS.test(begin)) return null
  if (begin.startsWith('PK')) return (await isDocument(content)) ? { type: DOCX } : null
  const found = await fileTypeFromFile(content.path).catch(() => undefined)
  const type = types[found?.mime ?? '']
  if (type === 'application/pdf') return (await isPdf(content)) ? { type } : null
  if (type !== 'video/mp4') return type ? { type } : null
  const outline = await outlineOf(content)
  const film = outline && readMp4(outline)
  return film && { type, film }
}

/** A reader of PDF looks for its end here. */
const TAIL = 1_024

const isPdf = async (content: Content): Promise<boolean> =>
  (await content.part(Math.max(0, content.bytes - TAIL), TAIL)).includes('%%EOF')

const MAIN = `${DOCX}.main+xml`
/** Whatever could run when the document is opened: macros, and controls that bring their own. */
const RUNS = /(^|\/)(vbaProject|vbaData|activeX)/i

async function isDocument(content: Content): Promise<boolean> {
  const zip = await readZip(content, '[Content_Types].xml')
  if (!zip?.names.includes('word/document.xml')) return false
  if (zip.names.some((name) => RUNS.test(name)) || /macroEnabled|vbaProject/i.test(zip.text)) refuseFile('file_macros')
  return zip.text.includes(MAIN)
}
