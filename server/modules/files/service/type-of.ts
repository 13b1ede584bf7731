import type { FileType } from '@diwan/contract/files/vocabulary'
import { open } from 'node:fs/promises'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PDF = Buffer.from('%PDF-')
const PDF_END = Buffer.from('%%EOF')
/** A reader of PDF looks for its end here. */
const TAIL = 1_024

/** By content, never by name. A signature alone proves little: pictures are made anew afterwards. */
export async function typeOf(path: string, bytes: number): Promise<FileType | null> {
  const file = await open(path)
  try {
    const head = (await file.read(Buffer.alloc(8), 0, 8, 0)).buffer
    if (head.equals(PNG)) return 'image/png'
    if (begins(head, JPEG)) return 'image/jpeg'
    if (!begins(head, PDF)) return null
    const length = Math.min(TAIL, bytes)
    const tail = (await file.read(Buffer.alloc(length), 0, length, bytes - length)).buffer
    return tail.includes(PDF_END) ? 'application/pdf' : null
  } finally {
    await file.close()
  }
}

const begins = (head: Buffer, signature: Buffer): boolean => head.subarray(0, signature.length).equals(signature)
