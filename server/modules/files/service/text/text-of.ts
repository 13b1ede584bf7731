import { DOCX } from '@diwan/contract/files/vocabulary'
import { textOfPdf } from './pdf.ts'
import { plainText } from './plain-text.ts'
import { textOfWord } from './word.ts'

export interface FileToRead {
  readonly path: string
  readonly type: string
}

const readers: Readonly<Record<string, (path: string) => Promise<string | null>>> = {
  'application/pdf': textOfPdf,
  [DOCX]: textOfWord,
}

/** Nothing for a file that nobody can read: one that is broken, or locked with a password. */
export async function textOf({ path, type }: FileToRead): Promise<string | null> {
  const text = await readers[type]?.(path).catch(() => null)
  return typeof text === 'string' ? plainText(text) : null
}
