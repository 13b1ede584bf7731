import { cellText, type ExportCell } from '../list/export-cell.ts'
import { guarded } from './guard.ts'

/** A table as spreadsheets read it: UTF-8 with a mark of its encoding, every cell quoted, no cell a formula. */
export function writeCsv(heading: Row, rows: Iterable<Row>): string {
  return `\ufeff${[heading, ...rows].map(lineOf).join('')}`
}

interface CsvOf<Record> {
  readonly heading: Row
  readonly cells: readonly ((record: Record) => ExportCell)[]
  readonly pages: AsyncIterable<readonly Record[]> | Iterable<readonly Record[]>
  /** A last line, where there is one. */
  readonly last: () => Promise<Row | undefined>
}

/** The same while its records are still being read: page by page, none of which stays in memory. */
export async function* streamCsv<Record>({ heading, cells, pages, last }: CsvOf<Record>): AsyncGenerator<Uint8Array> {
  const quoteText = rememberingQuotes()
  const quote = (cell: ExportCell): string => (typeof cell === 'string' ? quoteText(cell) : quoted(cell))
  yield Buffer.from(writeCsv(heading, []))
  for await (const records of pages) {
    let lines = ''
    for (const record of records) {
      let before = ''
      for (const cell of cells) {
        lines += before + quote(cell(record))
        before = ','
      }
      lines += END
    }
    yield Buffer.from(lines)
  }
  const line = await last()
  if (line) yield Buffer.from(lineOf(line))
}

const END = '\r\n'
/** What is chosen comes again and again; what is written does not, and is longer. */
const SHORT = 24
const MAX_REMEMBERED = 2_000

function rememberingQuotes(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    if (text === '' || text.length > SHORT) return quoted(text)
    const before = known.get(text)
    if (before !== undefined) return before
    const made = quoted(text)
    if (known.size < MAX_REMEMBERED) known.set(text, made)
    return made
  }
}

type Row = readonly ExportCell[]

const lineOf = (cells: Row): string => `${cells.map(quoted).join(',')}${END}`

/** Begins with a digit or a letter of Arabic or English, as nearly every cell does: it needs no closer look. */
const begins = (text: string): boolean => {
  const code = text.charCodeAt(0)
  return (
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x620 && code <= 0x64a)
  )
}

/** Only a text may be taken for a formula: the minus of a number is its own. */
function quoted(value: ExportCell): string {
  if (value === '') return '""'
  if (typeof value !== 'string') return `"${cellText(value)}"`
  const safe = begins(value) ? value : guarded(value)
  return safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : `"${safe}"`
}
