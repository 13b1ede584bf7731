import type { ImportDelimiter, ImportEncoding } from '@diwan/contract/kit/import'
import { readDelimited } from './csv-table.ts'
import { decodeText, detectEncoding } from './encoding.ts'
import { unreadable, type RawTable, type Unreadable } from './table.ts'
import { readWorkbook } from './xlsx-table.ts'

/** A file as its bytes, or as a text that was decoded before. */
export interface FileTask {
  readonly bytes?: Uint8Array<ArrayBuffer> | undefined
  readonly text?: string | undefined
  readonly encoding?: ImportEncoding | undefined
  readonly delimiter?: ImportDelimiter | undefined
  readonly maxRows: number
}

export interface FileTable extends RawTable {
  readonly format: 'csv' | 'xlsx'
  /** The detected encoding, or the one that somebody chose. */
  readonly encoding: ImportEncoding | null
  readonly delimiter: ImportDelimiter | null
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]
const begins = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, at) => bytes[at] === byte)

/** The table in a file, whatever its kind, encoding and delimiter; or why there is none. */
export async function readFile(task: FileTask): Promise<FileTable | Unreadable> {
  const { bytes } = task
  if (bytes && begins(bytes, ZIP)) {
    const table = await readWorkbook(bytes, task.maxRows)
    return 'code' in table ? table : { ...table, format: 'xlsx', encoding: null, delimiter: null }
  }
  if (bytes && begins(bytes, OLD_EXCEL)) return unreadable('csv_old_excel')
  const encoding = bytes ? (task.encoding ?? detectEncoding(bytes)) : null
  const text = bytes ? decodeText(bytes, encoding!) : (task.text ?? '')
  if (text === undefined) return unreadable('csv_encoding')
  if (text.includes('\u0000')) return unreadable('csv_not_a_table')
  const table = readDelimited({ text, delimiter: task.delimiter, maxRows: task.maxRows })
  return 'code' in table ? table : { ...table, format: 'csv', encoding }
}
