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
  'video/mp4': 'video/mp4',
}

/** How all that we take begin, but for PDF; nothing else is looked at any further. */
const BEGINS = /^(\x89PNG|\xff\xd8\xff|PK|.{4}ftyp)/s

/** Readers look for the header of a PDF in its first kilobyte: printers and mail programs put bytes before it. Markup there is no PDF of anybody's. */
const HEAD = 1_024
const BEGINS_PDF = /^[^<]*?%PDF-/s
const PROGRAM = /^(MZ|#!|\x7fELF)/

/**
 * By content, never by name. A signature alone proves little: pictures are re-encoded, everything else is inspected. A PNG
 * of many frames is none of ours.
 */
export async function typeOf(content: Content): Promise<Found | null> {
  const begin = (await content.part(0, HEAD)).toString('latin1')
  if (BEGINS_PDF.test(begin) && !PROGRAM.test(begin)) return (await isPdf(content)) ? { type: 'application/pdf' } : null
  if (!BEGINS.test(begin)) return null
  if (begin.startsWith('PK')) return (await isDocument(content)) ? { type: DOCX } : null
  const found = await fileTypeFromFile(content.path).catch(() => undefined)
  const type = types[found?.mime ?? '']
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

/** The relationships of the package name its main part, which Word for the web calls `document2.xml`. */
const TYPES = '[Content_Types].xml'
export const RELATIONSHIPS = '_rels/.rels'

async function isDocument(content: Content): Promise<boolean> {
  const zip = await readZip(content, [TYPES, RELATIONSHIPS])
  const parts = zip?.texts.get(TYPES) ?? ''
  if (!zip?.names.includes(mainPartOf(zip.texts.get(RELATIONSHIPS) ?? ''))) return false
  if (zip.names.some((name) => RUNS.test(name)) || /macroEnabled|vbaProject/i.test(parts)) refuseFile('file_macros')
  return parts.includes(MAIN)
}

/** Its name in the archive. Without a relationship it is the usual one. */
export function mainPartOf(relationships: string): string {
  const [main = ''] = relationships.match(/<Relationship\s[^>]*\/officeDocument"[^>]*>/) ?? []
  const [, target = 'word/document.xml'] = /\sTarget="\/?([^"]+)"/.exec(main) ?? []
  return target
}
