import type { ImportInput } from '@diwan/contract/kit/import'
import { Apart } from '../apart/apart.ts'
import { Problem } from '../http/problem.ts'
import { readFile, type FileTable, type FileTask } from './read-file.ts'
import type { Unreadable } from './table.ts'

/** Up to here a text is read in some milliseconds, faster than a thread begins. */
const READ_HERE = 32_768

const readApart = new Apart<FileTask, FileTable | Unreadable>(new URL('worker.ts', import.meta.url), {
  seconds: 15,
  megabytes: 512,
  atOnce: 2,
})

type Sent = Pick<ImportInput, 'csv' | 'file' | 'encoding' | 'delimiter'>

/** The table of an uploaded file. A workbook or a large text is read in a thread that ends when it takes too long or too much memory. */
export async function readTable(person: string, { csv, file, encoding, delimiter }: Sent, maxRows: number): Promise<FileTable> {
  const task: FileTask = { text: csv, bytes: file === undefined ? undefined : bytesOf(file), encoding, delimiter, maxRows }
  const isSmall = !task.bytes && (csv ?? '').length <= READ_HERE
  const read = isSmall ? await readFile(task) : await readApart.run(person, task)
  if (!read) throw new Problem('too_large')
  if (!('code' in read)) return read
  const { code, params } = read
  throw new Problem('invalid_input', { fields: [{ path: csv === undefined ? 'file' : 'csv', code, ...(params && { params }) }] })
}

/** Copied, since a buffer of the pool cannot be handed to a thread alone. */
const bytesOf = (file: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(file, 'base64'))
